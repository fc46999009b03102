/** Puts a table into an element: Phaser, textures, views and input, behind the contract. */
import type { Game } from 'phaser';
import type { MakeTable, Table, TableHands } from '../contract.ts';
import { pixelRatio, startEngine } from './engine.ts';
import { TableController } from './table-controller.ts';
import { TableScene } from './table-scene.ts';

/** What the development page also wants to look at. */
export interface OpenTable {
  readonly table: Table;
  readonly game: Game;
}

export async function openTable(parent: HTMLElement, hands: TableHands): Promise<OpenTable> {
  const { game, scene } = await startEngine<TableScene>(parent, (ready) => new TableScene(ready));
  return { table: new TableController({ parent, game, scene, hands, pixelRatio }), game };
}

export const makeTable: MakeTable = async (parent, hands) => (await openTable(parent, hands)).table;
