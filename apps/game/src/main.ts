import { layoutById } from '@mahjong-fortress/layouts-schema';
import { allTiles, dealOnto, randomFromSeed, shuffled } from '@mahjong-fortress/rules';
import { AUTO, Game, Scale } from 'phaser';
import { TableScene } from './table-scene.ts';

const rows = layoutById('standard-2')?.rows ?? [];
const heights = rows.map((row) => [...row].map(Number));
const fortress = dealOnto(heights, shuffled(allTiles(), randomFromSeed('first light')));

new Game({
  type: AUTO,
  parent: 'table',
  backgroundColor: '#12312f',
  scale: { mode: Scale.RESIZE },
  banner: false,
  scene: new TableScene(fortress),
});
