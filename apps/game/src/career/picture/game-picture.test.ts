import { gameNow } from '@mahjong-fortress/match';
import { dragonsFor, SPIRIT_IDS, viewFor } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { named } from '@mahjong-fortress/words/who';
import { describe, expect, test } from 'vitest';
import { dailyGame, dealOf, quickGame } from '../../session/new-game.ts';
import { gamePicture, PICTURE_SIZE } from './game-picture.ts';

const CASES = { alone: dailyGame('2026-11-18'), two: quickGame() };

test('every card is named, however many there are', () => {
  const choice = quickGame();
  const spirits = { ...choice.spirits, mode: 'chosen', chosen: SPIRIT_IDS.slice(0, 5) } as const;
  const dragons = { ...choice.dragons, mode: 'chosen', chosen: dragonsFor(2).slice(0, 2) } as const;
  const deal = dealOf({ ...choice, spirits, dragons }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  const view = viewFor(gameNow(deal.value.match), 0);
  const shown = { view, who: [named('Ada'), named('Maple')], seasons: [0, 2], me: 0, words: en };
  const fortress = { name: 'Hill', rows: choice.layout.rows };
  const { texts } = gamePicture({ ...shown, fortress, site: '', points: String });
  const written = texts.map(({ text }) => text).join('\n');
  for (const id of spirits.chosen) expect(written).toContain(en.spirits[id].name);
  for (const id of dragons.chosen) expect(written).toContain(en.dragons[id].name);
});

describe.each(Object.entries(CASES))('a picture of a game: %s', (_, choice) => {
  const deal = dealOf(choice, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  const { drawing, texts } = gamePicture({
    view: viewFor(gameNow(deal.value.match), 0),
    who: [named('Ada'), named('Maple')],
    seasons: [0, 2],
    me: 0,
    fortress: { name: 'A <strange> name', rows: choice.layout.rows },
    site: 'example.org/game',
    words: en,
    points: (count) => `${count} points`,
  });
  const written = texts.map(({ text }) => text);

  test('says what it is, where it was played, and where one can play', () => {
    expect(written).toEqual(
      expect.arrayContaining(['Mahjong Fortress', 'A <strange> name', 'example.org/game']),
    );
    expect(written.join()).not.toMatch(/\bYou\b/);
  });

  test('everything lies within its frame', () => {
    for (const { x, y } of texts) {
      expect(x).toBeLessThan(PICTURE_SIZE.width);
      expect(y).toBeLessThan(PICTURE_SIZE.height);
    }
    expect(drawing).toContain(`viewBox="0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}"`);
  });

  test('is drawn without ids that meet, and without what a stranger could write into it', () => {
    const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(drawing).not.toContain('<strange>');
  });
});
