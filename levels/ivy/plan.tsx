<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="plan" tilewidth="48" tileheight="64" tilecount="2" columns="2">
 <image source="plan.png" width="96" height="64"/>
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
