/** The table of one game by itself: table.html for Mahjong Fortress, table.html?game=towers for Towers. */
if (new URLSearchParams(location.search).get('game') === 'towers') await import('./towers-demo.ts');
else await import('./demo.ts');

export {};
