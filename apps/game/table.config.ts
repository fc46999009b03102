/** The page of the table alone, built like the game: tests open it often, and hundreds of modules take their time. */
import { defineConfig } from 'vite';
import { withPhaser } from './vite.config.ts';

export default defineConfig(({ command }) => ({
  ...withPhaser(command),
  build: {
    target: 'es2022',
    outDir: 'node_modules/.table',
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'table.html' },
  },
}));
