import { FIRST_FORTRESS } from '@mahjong-fortress/layouts-schema';
import { allTiles, dealOnto, randomFromSeed, shuffled, topTier } from '@mahjong-fortress/rules';

const heights = FIRST_FORTRESS.map((row) => [...row].map(Number));
const fortress = dealOnto(heights, shuffled(allTiles(), randomFromSeed(process.argv[2] ?? 'first light')));
console.log(FIRST_FORTRESS.join('\n'));
console.log(`top tier: ${topTier(fortress)}`);
