/**
 * As much of Phaser as the table needs. Its published builds come whole, with physics, tile maps and a second renderer;
 * its core, put together from its sources as its own custom builds are, and what the table uses besides are a third
 * smaller. The core comes first, since its parts extend each other in its order; factories register what they make with
 * `scene.add`.
 */
import 'phaser-sources/phaser-core';
import 'phaser-sources/gameobjects/particles/ParticleEmitterFactory';
import 'phaser-sources/gameobjects/shape/rectangle/RectangleFactory';
import 'phaser-sources/gameobjects/zone/ZoneFactory';
import Particles from 'phaser-sources/gameobjects/particles';
import core from 'phaser-sources/phaser-core';

export const { Game, Scale, Scene, Tweens, WEBGL } = core;
export const GameObjects = { ...core.GameObjects, Particles };
