/** Puts the table of Towers into an element: Phaser, textures, views and input, behind the contract. */
import { pixelRatio, startEngine } from '../../../table/engine/engine.ts';
import type { MakeTowersTable } from '../contract.ts';
import { TowersController } from './towers-controller.ts';
import { TowersScene } from './towers-scene.ts';

export const makeTowersTable: MakeTowersTable = async (parent, host) => {
  const { game, scene } = await startEngine<TowersScene>(parent, (ready) => new TowersScene(ready));
  return new TowersController({ parent, game, scene, host, pixelRatio });
};
