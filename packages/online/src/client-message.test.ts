import { expect, test } from 'vitest';
import { parseClientMessage } from './client-message.ts';

test.each([
  { type: 'ping' },
  { type: 'hello', protocol: 1 },
  { type: 'hello', protocol: 1, game: { id: 'g', have: 12 } },
  { type: 'ask', cid: 'c', on: 3, request: { type: 'act', action: 'take b2' } },
  { type: 'ask', cid: 'c', on: 3, request: { type: 'pause', wanted: true } },
  { type: 'ask', cid: 'c', on: 3, request: { type: 'phrase', phrase: 'thanks' } },
])('reads %j', (message) => {
  expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

test.each([
  ['not-json', '{'],
  ['unknown-type', '[]'],
  ['unknown-type', 'null'],
  ['unknown-type', '{"type":"constructor"}'],
  ['unknown-field', '{"type":"ping","seat":1}'],
  ['not-a-number', '{"type":"ask","cid":"c","on":-1,"request":{"type":"undo"}}'],
  ['unknown-type', '{"type":"ask","cid":"c","on":0,"request":{"type":"cheat"}}'],
  ['not-a-number', '{"type":"ask","cid":"c","on":0,"request":{"type":"sit","seat":1.5}}'],
  ['unknown-word', '{"type":"ask","cid":"c","on":0,"request":{"type":"phrase","phrase":"<b>"}}'],
  ['too-large', `"${'x'.repeat(20_000)}"`],
  ['too-deep', '['.repeat(100)],
])('refuses with %s: %s', (code, text) => {
  const read = parseClientMessage(text);
  expect(read.ok ? 'fine' : read.error.code).toBe(code);
});
