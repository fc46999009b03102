/** A report as it was kept: read from a storage that older versions, other tabs and strangers' hands may have written to. */
import { LAYOUT_LIMITS, PLAYER_COUNTS } from '@mahjong-fortress/layouts-schema';
import { type BalanceReport, LEVELS, type Level } from '@mahjong-fortress/solo-ai';

/** Of what kept reports look like; the first one kept a single report. */
const VERSION = 2;

/** A report with what it is about, so that one can see when the fortress has changed since. */
export interface KeptReport {
  readonly rows: readonly string[];
  readonly level: Level;
  readonly report: BalanceReport;
}

/** Many times more than the reports of the most games take. */
const MAX_LENGTH = 200_000;

/** Says whether a value has a shape. */
type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => Number.isFinite(value);
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isRow: Check = (value) =>
  typeof value === 'string' && value.length <= LAYOUT_LIMITS.columns && /^[0-5]+$/.test(value);

function isOneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

function isListOf(check: Check, atMost: number): Check {
  return (value) => Array.isArray(value) && value.length <= atMost && value.every(check);
}

/** Further keys do no harm. */
function isObjectOf(shape: Readonly<Record<string, Check>>): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, check]) => check(Reflect.get(value, key)));
}

const isBar: Check = (value) =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isCount(value[1]);

/** The smallest value first: the picture goes from the first to the last. */
const isBars: Check = (value) =>
  isListOf(isBar, 1000)(value) &&
  (value as [number, number][]).every(
    ([bar], index, bars) => index === 0 || bar > (bars[index - 1]?.[0] ?? 0),
  );

const isDistribution = isObjectOf({
  mean: isNumber,
  low: isNumber,
  median: isNumber,
  high: isNumber,
  counts: isBars,
});

const isSeat = isObjectOf({
  share: isNumber,
  interval: isObjectOf({ low: isNumber, high: isNumber }),
  points: isNumber,
  lead: isNumber,
  error: isNumber,
});

const VERDICTS: readonly Check[] = [
  isObjectOf({ type: isOneOf(['balanced']) }),
  isObjectOf({ type: isOneOf(['seat-favoured']), seat: isCount, points: isNumber }),
  isObjectOf({ type: isOneOf(['drags', 'ends-early']), turns: isNumber }),
  isObjectOf({ type: isOneOf(['few-pairs']), pairs: isNumber }),
];

const isKeptReport = isObjectOf({
  rows: isListOf(isRow, LAYOUT_LIMITS.rows),
  level: isOneOf(LEVELS),
  report: isObjectOf({
    players: isOneOf(PLAYER_COUNTS),
    games: isCount,
    seats: isListOf(isSeat, Math.max(...PLAYER_COUNTS)),
    scores: isDistribution,
    margins: isDistribution,
    turns: isDistribution,
    pairs: isNumber,
    stranded: isDistribution,
    opened: isListOf(isObjectOf({ tier: isCount, turn: isNumber }), LAYOUT_LIMITS.height),
    forced: isNumber,
    verdicts: isListOf((value) => VERDICTS.some((check) => check(value)), VERDICTS.length),
  }),
});

const isFirstVersion = isObjectOf({ version: isOneOf([1]) });
const isThisVersion = isObjectOf({
  version: isOneOf([VERSION]),
  reports: isListOf(isKeptReport, PLAYER_COUNTS.length),
});

function reportsIn(kept: unknown): readonly KeptReport[] {
  if (isThisVersion(kept)) return (kept as { reports: readonly KeptReport[] }).reports;
  return isFirstVersion(kept) && isKeptReport(kept) ? [kept as KeptReport] : [];
}

/** One for each number of players. What cannot be read, or looks otherwise, is no report; another one is quickly made. */
export function readReports(text: string | undefined): readonly KeptReport[] {
  if (text === undefined || text.length > MAX_LENGTH) return [];
  try {
    return reportsIn(JSON.parse(text)).reduce(withReport, []);
  } catch {
    return [];
  }
}

/** Together with one more, which takes the place of another for as many players. */
export function withReport(reports: readonly KeptReport[], kept: KeptReport): readonly KeptReport[] {
  const others = reports.filter(({ report }) => report.players !== kept.report.players);
  return [...others, kept].sort((a, b) => a.report.players - b.report.players);
}

export function makeReportsText(reports: readonly KeptReport[]): string {
  return JSON.stringify({ version: VERSION, reports });
}
