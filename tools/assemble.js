// Puts the built apps together into one dist/ that any static host can serve.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.js';

const dist = path.join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
cpSync(path.join(root, 'apps/game/dist'), dist, { recursive: true });
cpSync(path.join(root, 'apps/editor/dist'), path.join(dist, 'editor'), { recursive: true });
cpSync(path.join(root, 'community'), path.join(dist, 'community'), { recursive: true });
