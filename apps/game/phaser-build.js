/**
 * As much of Phaser as the tables need, put together from its sources as its own custom builds are. Its published builds
 * come whole, with physics, tile maps and a second renderer; its core still brings a loader for twenty kinds of files,
 * and sounds. Cameras, tweens, input and factories register themselves as they are imported.
 */
// What it draws with comes first: its parts extend each other, and only from here on each finds what it extends.
import 'phaser-sources/renderer';
import 'phaser-sources/cameras/2d';
import 'phaser-sources/gameobjects/DisplayList';
import 'phaser-sources/gameobjects/UpdateList';
import 'phaser-sources/gameobjects/graphics/GraphicsCreator';
import 'phaser-sources/gameobjects/image/ImageFactory';
import 'phaser-sources/gameobjects/layer/LayerFactory';
import 'phaser-sources/gameobjects/particles/ParticleEmitterFactory';
import 'phaser-sources/gameobjects/shape/rectangle/RectangleFactory';
import 'phaser-sources/gameobjects/text/TextCreator';
import 'phaser-sources/gameobjects/zone/ZoneFactory';
import 'phaser-sources/input/InputPlugin';
import CONST from 'phaser-sources/const';
import Game from 'phaser-sources/core/Game';
import EventEmitter from 'phaser-sources/events/EventEmitter';
import Container from 'phaser-sources/gameobjects/container/Container';
import GameObject from 'phaser-sources/gameobjects/GameObject';
import Image from 'phaser-sources/gameobjects/image/Image';
import Layer from 'phaser-sources/gameobjects/layer/Layer';
import Particles from 'phaser-sources/gameobjects/particles';
import Scale from 'phaser-sources/scale';
import Scene from 'phaser-sources/scene/Scene';
import Tweens from 'phaser-sources/tweens';

export { Game, Scale, Scene, Tweens };
export const { WEBGL } = CONST;
export const Events = { EventEmitter };
export const GameObjects = { Container, GameObject, Image, Layer, Particles };
