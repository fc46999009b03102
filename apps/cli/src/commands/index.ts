/** All commands, in the order of the overview. */
import type { Command } from '../command.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import { legal } from './legal.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';

export const COMMANDS: readonly Command[] = [play, deal, show, legal, apply, score, replay, simulate, perft];
