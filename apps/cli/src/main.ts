import { layoutById } from '@mahjong-fortress/layouts-schema';
import { allTiles, dealOnto, randomFromSeed, shuffled, topTier } from '@mahjong-fortress/rules';

const rows = layoutById('standard-2')?.rows ?? [];
const heights = rows.map((row) => [...row].map(Number));
const fortress = dealOnto(heights, shuffled(allTiles(), randomFromSeed(process.argv[2] ?? 'first light')));
console.log(rows.join('\n'));
console.log(`top tier: ${topTier(fortress)}`);
