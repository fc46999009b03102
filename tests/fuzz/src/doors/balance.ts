/** Balance reports, kept next to the fortresses they are about. */
import assert from 'node:assert/strict';
import { BUNDLED_LAYOUTS, FORTRESS_PREFIX } from '@mahjong-fortress/layouts-schema';
import { balancePicture, balanceReport, bundledBands, playBalanceGame } from '@mahjong-fortress/solo-ai';
import { en } from '@mahjong-fortress/words/editor/en';
import { createState } from '../../../../apps/editor/src/app/state.ts';
import { type BalanceWorker, createBalance } from '../../../../apps/editor/src/balance/balance.ts';
import type { KeptReport } from '../../../../apps/editor/src/balance/kept-report.ts';
import type { Door } from '../door.ts';
import { readKept } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted } from '../same.ts';

const KEY = 'one';
const NAME = `balance/${KEY}`;

function exampleReports(): readonly string[] {
  const reports = ([1, 2, 4] as const).map((players) => {
    const rows = BUNDLED_LAYOUTS[players]?.rows ?? [];
    const options = { layout: rows, players, level: 'novice', seed: 'balance' } as const;
    const games = [0, 1, 2].map((index) => accepted(playBalanceGame(options, index), 'A game is not played'));
    return { rows, level: 'novice', report: balanceReport(games, players) };
  });
  // As older versions kept them, one by one, and as they are kept now.
  return [...reports.map((report) => ({ version: 1, ...report })), { version: 2, reports }].map((kept) =>
    JSON.stringify(kept),
  );
}

const IDLE: BalanceWorker = { postMessage() {}, terminate() {}, onmessage: null, onerror: null };

function look({ report }: KeptReport): void {
  assert.ok(report, 'A report without a report is accepted.');
  const picture = balancePicture(report, {}, { bands: bundledBands(report.players, 'apprentice') });
  assert.ok(!/NaN|undefined|<script|<img/.test(picture), 'A picture is drawn of what is no number.');
  const shown = [report.turns.mean, report.pairs, report.stranded.mean, report.games];
  assert.ok(shown.every(Number.isFinite), 'What is shown is no number.');
  assert.ok(
    report.verdicts.every(({ type }) => typeof type === 'string'),
    'A verdict says nothing.',
  );
}

export const balance: Door = {
  name: 'balance',
  inputs: () => mutantsOf(exampleReports()),
  open(text) {
    const state = createState({ language: 'en', words: en });
    state.fortressKey.value = KEY;
    // A report lies beside its fortress; alone it would be swept out.
    const others = { [FORTRESS_PREFIX + KEY]: '' };
    const { kept, isCurrent } = readKept(
      NAME,
      text,
      (vault) => createBalance(state, { vault, makeWorker: () => IDLE, cores: 1, now: () => 0 }),
      others,
    );
    const [first] = kept.value;
    if (!first) return undefined;
    return () => {
      // The sheet shows all of this as soon as it opens.
      for (const one of kept.value) {
        assert.equal(typeof isCurrent(one), 'boolean');
        look(one);
      }
    };
  },
};
