/** Draws the pictures in docs/layouts anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentsFolder, makeDocuments } from './documents.ts';

mkdirSync(documentsFolder, { recursive: true });
for (const [name, text] of makeDocuments()) writeFileSync(path.join(documentsFolder, name), text);
