<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="court" tilewidth="120" tileheight="92" tilecount="4" columns="4">
 <image source="court.png" width="480" height="92"/>
 <tile id="0">
  <properties>
   <property name="space" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="lion" type="bool" value="true"/>
   <property name="space" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="florette" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="regalia" type="bool" value="true"/>
   <property name="space" type="bool" value="true"/>
  </properties>
 </tile>
</tileset>
