/** All doors. A new one is a file in this folder and a line here. */
import type { Door } from '../door.ts';
import { actions } from './actions.ts';
import { balance } from './balance.ts';
import { communityIndex, sources } from './community.ts';
import { kdeFiles, mahFiles } from './files.ts';
import { fortresses } from './fortresses.ts';
import { galleryQueries, publications } from './gallery.ts';
import { games } from './games.ts';
import { drafts, layouts } from './layouts.ts';
import { lessons } from './lessons.ts';
import { positions } from './positions.ts';
import { puzzles } from './puzzles.ts';
import { packedRecords, recordCodes } from './record-codes.ts';
import { records } from './records.ts';
import { saves } from './saves.ts';
import { serverMessages } from './server-messages.ts';
import { settings } from './settings.ts';
import { sealedShareCodes, shareCodes } from './share-codes.ts';
import { firstStatistics, statistics } from './statistics.ts';
import { terminal } from './terminal.ts';
import { views } from './views.ts';

export const DOORS: readonly Door[] = [
  positions,
  views,
  records,
  actions,
  layouts,
  drafts,
  shareCodes,
  sealedShareCodes,
  recordCodes,
  packedRecords,
  puzzles,
  mahFiles,
  kdeFiles,
  communityIndex,
  sources,
  saves,
  settings,
  statistics,
  firstStatistics,
  lessons,
  fortresses,
  balance,
  publications,
  galleryQueries,
  serverMessages,
  ...terminal,
];

export const GAMES: Door = games;
