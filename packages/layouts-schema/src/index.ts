export * from './bundled.ts';
export * from './layout.ts';
