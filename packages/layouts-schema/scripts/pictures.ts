/** Draws the pictures in docs/layouts anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDocuments } from './documents.ts';
import { DOCUMENTS } from './folders.ts';

mkdirSync(DOCUMENTS, { recursive: true });
for (const [name, text] of makeDocuments()) writeFileSync(path.join(DOCUMENTS, name), text);
