<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="inn" tilewidth="50" tileheight="70" tilecount="2" columns="2">
 <image source="inn.png" width="100" height="70"/>
 <tile id="0">
  <properties>
   <property name="filled" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="gap" type="bool" value="true"/>
  </properties>
 </tile>
</tileset>
