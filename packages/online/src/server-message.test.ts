import { expect, test } from 'vitest';
import { parseServerMessage } from './server-message.ts';

const TABLE = {
  stage: 'playing',
  seats: [
    { type: 'person', player: 'p', name: 'P', here: true },
    { type: 'computer', level: 'novice' },
  ],
  watchers: 0,
  turn: 1,
  pausing: [],
  clocks: { left: [1000, 2000], running: { seat: 1, since: 0 } },
};
const HEARD = { seq: 1, at: 0, seat: 0, what: { type: 'acted', by: 'person', events: [{ type: 'passed' }] } };
const ABOUT = { game: 'g', setup: {}, pace: { type: 'untimed' }, public: true, host: 'p', commitment: '' };
const NEWS = { type: 'news', game: 't', from: 0, list: [HEARD], table: TABLE, about: ABOUT, seat: 0, now: 5 };
const WELCOME = { type: 'welcome', you: { player: 'p', name: 'P' }, build: 'b', news: NEWS };

const isRead = (message: unknown) => parseServerMessage(JSON.stringify(message)).ok;
const withTable = (change: object) => ({ ...NEWS, table: { ...TABLE, ...change } });
const withWhat = (what: unknown) => ({ ...NEWS, list: [{ ...HEARD, what }] });

test.each([
  ['news', NEWS],
  ['a welcome', WELCOME],
  ['a welcome to no table', { ...WELCOME, news: undefined }],
  ['an answer', { type: 'ack', cid: 'c', seq: 3 }],
  ['fields of a newer server', { ...withTable({ weather: 'fair' }), more: 1 }],
  ['a word of a newer server', withWhat({ type: 'sang', song: 1 })],
])('%s', (_, message) => expect(isRead(message)).toBe(true));

test.each([
  ['nothing', null],
  ['a type of the prototype', { type: 'constructor' }],
  ['a gap', { ...NEWS, list: [{ ...HEARD, seq: 2 }] }],
  ['no list', { ...NEWS, list: {} }],
  ['a seat that the table doesn’t have', { ...NEWS, seat: 2 }],
  ['an unknown stage', withTable({ stage: 'asleep' })],
  ['a sitter of no kind', withTable({ seats: [{ type: 'ghost' }] })],
  ['nobody’s name', withTable({ seats: [{ type: 'person', player: 'p', here: true }] })],
  ['a clock that runs for nobody', withTable({ clocks: { left: [1], running: null } })],
  ['a turn that is no number', withTable({ turn: '0' })],
  ['nobody who wants a pause', withTable({ pausing: undefined })],
  ['an outcome without places', withTable({ outcome: { how: 'played', points: [], seed: '' } })],
  ['no events', withWhat({ type: 'acted', by: 'person' })],
  ['an event of no type', withWhat({ type: 'acted', by: 'person', events: [null] })],
  ['undone to before the start', withWhat({ type: 'undone', actions: -1 })],
  ['a pace of no kind', { ...NEWS, about: { ...ABOUT, pace: {} } }],
  ['nobody welcomed', { ...WELCOME, you: undefined }],
  ['bad news in a welcome', { ...WELCOME, news: withTable({ seats: 2 }) }],
  ['no reason', { type: 'nack', code: 'stale' }],
])('no message of a server: %s', (_, message) => expect(isRead(message)).toBe(false));
