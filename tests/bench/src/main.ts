import { allTiles, dealOnto, isAvailable } from '@mahjong-fortress/rules';

const fortress = dealOnto([new Array<number>(58).fill(1), new Array<number>(58).fill(1)], allTiles());
const begun = performance.now();
let available = 0;
for (let i = 0; i < 1_000_000; i++) if (isAvailable(fortress, i % 116)) available++;
console.log(
  `availability: ${((1000 / (performance.now() - begun)) * 1000).toFixed(0)} answers/ms (${available})`,
);
