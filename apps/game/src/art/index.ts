/** All pictures of the game. Functions give SVG as text; nothing here needs a page but the last part of atlas.ts. */
export * from './app-icon.ts';
export * from './atlas.ts';
export { dragonIllustration } from './cards/dragons.ts';
export { CARD, cardBack, cornerOrnament } from './cards/frame.ts';
export * from './cards/index.ts';
export { spiritIllustration } from './cards/spirits.ts';
export * from './effects.ts';
export * from './faces/index.ts';
export * from './icons.ts';
export * from './palette.ts';
export * from './realms/scroll.ts';
export { realmLandscape } from './realms/seasons.ts';
export * from './shrine.ts';
export { nested, sized } from './svg.ts';
export * from './table.ts';
export * from './tile.ts';
export * from './title.ts';
export * from './wordmark.ts';
