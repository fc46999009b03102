export * from './fortress.ts';
export * from './random.ts';
export * from './tile.ts';
