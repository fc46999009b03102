/** All commands, in the order of the overview. */
import type { Command } from '../command.ts';
import { apply } from './apply.ts';
import { arena } from './arena.ts';
import { balance } from './balance.ts';
import { balanceBook } from './balance-book.ts';
import { collect } from './collect.ts';
import { deal } from './deal.ts';
import { exportCommand } from './export.ts';
import { foresight } from './foresight.ts';
import { importCommand } from './import.ts';
import { layouts } from './layouts.ts';
import { learn } from './learn.ts';
import { legal } from './legal.ts';
import { moderate } from './moderate.ts';
import { online } from './online.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { publish } from './publish.ts';
import { puzzles } from './puzzles.ts';
import { render } from './render.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';
import { share } from './share.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { soak } from './soak.ts';
import { unshare } from './unshare.ts';
import { validate } from './validate.ts';
import { verify } from './verify.ts';

export const COMMANDS: readonly Command[] = [
  play,
  online,
  deal,
  show,
  legal,
  apply,
  score,
  replay,
  verify,
  simulate,
  arena,
  balance,
  balanceBook,
  soak,
  learn,
  foresight,
  puzzles,
  perft,
  layouts,
  validate,
  render,
  share,
  unshare,
  importCommand,
  exportCommand,
  publish,
  collect,
  moderate,
];
