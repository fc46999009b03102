/** What the gallery keeps, on both databases: versions, counters, lineage, lists and searches. */
import { FIRST_PAGE, type Publication, type Query, type Visibility } from '@mahjong-fortress/gallery';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../registry.ts';
import { featuredOn } from '../src/gallery/featured.ts';
import { slipsBetween } from '../src/gallery/near-words.ts';
import { tallyGames } from '../src/gallery/tally.ts';
import {
  DATABASES,
  layoutFor,
  newCid,
  type OwnGallery,
  openOwnGallery,
  publicationFor,
} from './support/gallery.ts';
import { NO_POSTGRES } from './support/programs.ts';

const MINUTE = 60_000;
const castle = BUNDLED_LAYOUTS[5]?.rows ?? [];

test('slips are counted', () => {
  expect(slipsBetween('krepost', 'krepast', 2)).toBe(1);
  expect(slipsBetween('dragon', 'drgaon', 2)).toBe(1);
  expect(slipsBetween('abc', 'abcdef', 2)).toBe(3);
  expect(slipsBetween('same', 'same', 0)).toBe(0);
});

describe.each(DATABASES)('on %s', (database) => {
  let own: OwnGallery | undefined;
  let ann = '';
  let ben = '';

  beforeAll(async () => {
    own = await openOwnGallery(database);
    ann = (await own?.person('Ann')) ?? '';
    ben = (await own?.person('Ben')) ?? '';
  });
  // Whatever a test that failed has left behind is none of the next one's business.
  afterEach(() => own?.db.query('delete from publication'));
  afterAll(() => own?.close());

  const it = (name: string, run: (gallery: OwnGallery) => Promise<void>): void =>
    test(name, async ({ skip }) => (own ? run(own) : skip(NO_POSTGRES)));

  async function made({ publications }: OwnGallery, publication: Publication, author = ann) {
    const answer = await publications.publish(author, publication, 1000);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  }

  async function published(gallery: OwnGallery, author: string, ...rest: Parameters<typeof publicationFor>) {
    return (await made(gallery, publicationFor(...rest), author)).id;
  }

  const idsOf = async (gallery: OwnGallery, query: Partial<Query>): Promise<string[]> =>
    (await gallery.listing.page({ ...FIRST_PAGE, ...query }, newCid())).rows.map(({ id }) => id);

  it('an intent is published once, and versions follow each other', async ({ publications }) => {
    const intent = publicationFor('First');
    const made = await Promise.all([1, 2, 3].map(() => publications.publish(ann, intent, 1000)));
    const ids = new Set(made.map((one) => (one.ok ? one.value.id : '')));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect((await publications.find(id))?.version).toBe(1);
    const next = { cid: newCid(), layout: layoutFor('First', { rows: castle }), note: 'Higher' };
    expect(await publications.addVersion(ben, id, next, 2000)).toMatchObject({
      error: { code: 'not-yours' },
    });
    const twice = await Promise.all([1, 2].map(() => publications.addVersion(ann, id, next, 2000)));
    for (const one of twice) expect(one).toMatchObject({ value: { version: 2 } });
    expect(await publications.addVersion(ann, id, { ...next, cid: newCid() }, 2500)).toMatchObject({
      error: { code: 'same' },
    });
    expect((await publications.version(id, 1))?.layout.rows).not.toEqual(castle);
    expect((await publications.find(id))?.layout.rows).toEqual(castle);
    expect(await publications.undo(ann, id, 2000 + 31 * MINUTE)).toMatchObject({
      error: { code: 'too-late' },
    });
    expect(await publications.undo(ann, id, 2000 + 29 * MINUTE)).toEqual({ ok: true, value: 1 });
    expect((await publications.find(id))?.layout.rows).not.toEqual(castle);
    expect(await publications.undo(ann, id, 1000)).toEqual({ ok: true, value: 0 });
    expect(await publications.find(id)).toBeUndefined();
  });

  it('what is done to it at the same moment leaves one publication with all its versions', async (gallery) => {
    const { publications } = gallery;
    const newer = (index: number) => ({ cid: newCid(), layout: layoutFor(`Busy ${index}`) });
    for (let round = 0; round < 20; round++) {
      const { id } = await made(gallery, publicationFor('Busy'));
      await publications.addVersion(ann, id, newer(round), 2000);
      const twin = newer(round + 100);
      const deeds = [
        () => publications.undo(ann, id, 2000),
        () => publications.addVersion(ann, id, twin, 2000),
        () => publications.addVersion(ann, id, newer(round + 200), 2000),
        () => publications.addVersion(ann, id, twin, 2000),
        () => publications.undo(ann, id, 2000, 2),
      ];
      // Each of them comes first in some round.
      await Promise.all([...deeds.slice(round % 5), ...deeds.slice(0, round % 5)].map((deed) => deed()));
      const now = await publications.find(id);
      const numbers = (await publications.versions(id)).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
      expect(now?.version ?? 0).toBe(numbers.length);
      if (now) expect((await publications.version(id, now.version))?.layout).toEqual(now.layout);
      await publications.remove(ann, id);
    }
  });

  it('a version that is named is taken back once, however often that is asked for', async (gallery) => {
    const { publications } = gallery;
    const { id } = await made(gallery, publicationFor('Once'));
    for (const name of ['Twice', 'Three times'])
      await publications.addVersion(ann, id, { cid: newCid(), layout: layoutFor(name) }, 2000);
    const undo = (version: number) => publications.undo(ann, id, 2000, version);
    for (const answer of [...(await Promise.all([1, 2, 3].map(() => undo(3)))), await undo(3)])
      expect(answer).toEqual({ ok: true, value: 2 });
    expect(await undo(1)).toMatchObject({ error: { code: 'try-again' } });
    expect((await publications.find(id))?.layout.name).toBe('Twice');
  });

  it('a word that goes with its last text while it comes with another one is still known', async (gallery) => {
    const { publications, db } = gallery;
    for (let round = 0; round < 20; round++) {
      const going = await published(gallery, ann, `Zyxwvut${round}`);
      await Promise.all([
        publications.remove(ann, going),
        publications.publish(ann, publicationFor(`Zyxwvut${round} anew`), 1000),
      ]);
    }
    const lost = await db.query(
      'select 1 from publication p, unnest(p.words) w where not exists (select 1 from gallery_word where word = w)',
    );
    expect(lost).toEqual([]);
  });

  it('the same shape is known, however it lies', async (gallery) => {
    const id = await published(gallery, ann, 'Shape', { rows: castle });
    const mirrored = layoutFor('Other', { rows: castle.map((row) => [...row].reverse().join('')) });
    const turned = layoutFor('Other', { rows: [...castle].reverse().map((row) => `${row}0`) });
    for (const layout of [mirrored, turned])
      expect((await gallery.publications.sameAs(layout.rows)).map((one) => one.id)).toEqual([id]);
    expect(await gallery.publications.sameAs(layoutFor('Other').rows)).toEqual([]);
  });

  it('what is listed for the first time is new, and only then', async (gallery) => {
    const { publications } = gallery;
    const { id } = await made(gallery, publicationFor('Often', {}, { visibility: 'draft' }));
    const createdAfter = async (visibility: Visibility, now: number) => {
      await publications.show(ann, id, visibility, now);
      return (await publications.find(id))?.created;
    };
    expect(await createdAfter('unlisted', 2000)).toBe(1000);
    expect(await createdAfter('public', 3000)).toBe(3000);
    expect(await createdAfter('draft', 4000)).toBe(3000);
    expect(await createdAfter('public', 5000)).toBe(3000);
    await publications.remove(ann, id);
    const open = await made(gallery, publicationFor('Open'));
    await publications.show(ann, open.id, 'draft', 2000);
    await publications.show(ann, open.id, 'public', 3000);
    expect((await publications.find(open.id))?.created).toBe(1000);
  });

  it('authors are found by their ids and by what they are called', async (gallery) => {
    const [maria, other] = await Promise.all([gallery.person('Марія Верес'), gallery.person()]);
    const id = await published(gallery, maria, 'By Maria');
    // Whoever is called like somebody's id is not them.
    const shadow = await gallery.person(maria);
    await published(gallery, shadow, 'By a shadow');
    expect(await idsOf(gallery, { author: maria })).toEqual([id]);
    expect(await idsOf(gallery, { author: 'марія верес' })).toEqual([id]);
    expect(await idsOf(gallery, { author: other })).toEqual([]);
  });

  it('likes are counted exactly, also when people go', async (gallery) => {
    const id = await published(gallery, ann, 'Liked');
    const fans = await Promise.all(Array.from({ length: 20 }, () => gallery.person()));
    await Promise.all(fans.flatMap((fan) => [1, 2].map(() => gallery.worth.like(id, fan, true, 1))));
    expect(await gallery.worth.like(id, ann, true, 1)).toBe(20);
    await Promise.all(fans.slice(0, 5).map((fan) => gallery.worth.like(id, fan, false, 1)));
    await Promise.all(fans.slice(5, 8).map((fan) => gallery.players.remove(fan)));
    expect((await gallery.publications.find(id))?.likes).toBe(12);
  });

  it('people who liked the same things can all go at the same moment', async (gallery) => {
    const liked = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((index) => published(gallery, ann, `Liked ${index}`)),
    );
    for (let round = 0; round < 5; round++) {
      const fans = await Promise.all([1, 2, 3, 4, 5, 6].map(() => gallery.person()));
      for (const [index, fan] of fans.entries()) {
        const inAnOrder = index % 2 === 0 ? liked : [...liked].reverse();
        for (const id of inAnOrder) await gallery.worth.like(id, fan, true, 1);
      }
      await Promise.all(fans.map((fan) => gallery.players.remove(fan)));
    }
    expect((await gallery.publications.all(liked)).map(({ likes }) => likes)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('three reports take something out of the lists until somebody has looked', async (gallery) => {
    const id = await published(gallery, ann, 'Reported');
    const people = await Promise.all([1, 2, 3].map(() => gallery.person()));
    const report = { reason: 'spam', words: 'Look!' } as const;
    await gallery.worth.report(id, people[0] ?? '', report, 1);
    await gallery.worth.report(id, people[0] ?? '', report, 2);
    // Featuring something is no answer to those who reported it.
    const praise = { act: 'feature', reason: 'A fine idea.', moderator: ben } as const;
    await gallery.worth.act(id, praise, 2);
    expect(await gallery.worth.reports(id)).toHaveLength(1);
    expect((await gallery.publications.find(id))?.hold).toBeNull();
    await Promise.all(people.map((one) => gallery.worth.report(id, one, report, 3)));
    expect((await gallery.publications.find(id))?.hold).toBe('reported');
    expect(await idsOf(gallery, {})).not.toContain(id);
    expect((await gallery.worth.waiting())[0]?.id).toBe(id);
    const act = { act: 'release', reason: 'Nothing wrong with it.', moderator: ben } as const;
    expect(await gallery.worth.act(id, act, 5)).toBe(true);
    expect(await gallery.worth.acts(id)).toMatchObject([
      { act: 'feature' },
      { act: 'release', reason: act.reason, at: 5 },
    ]);
    expect(await idsOf(gallery, {})).toContain(id);
    expect(await featuredOn(gallery, 'today')).toMatchObject([{ id, author: 'Ann' }]);
    expect(await gallery.worth.waiting()).toEqual([]);
  });

  it('what a moderator has settled is reported again only when its author has changed it since', async (gallery) => {
    const id = await published(gallery, ann, 'Changed');
    const reader = await gallery.person();
    const report = { reason: 'spam' } as const;
    expect(await gallery.worth.report(id, reader, report, 2000)).toBe(true);
    await gallery.worth.act(id, { act: 'release', reason: 'Fine.', moderator: ben }, 3000);
    expect(await gallery.worth.report(id, reader, report, 4000)).toBe(false);
    expect(await gallery.worth.waiting()).toEqual([]);
    const next = { cid: newCid(), layout: layoutFor('Changed', { rows: castle }) };
    expect(await gallery.publications.addVersion(ann, id, next, 5000)).toMatchObject({ ok: true });
    const anew = { reason: 'offensive', words: 'Now it is.' } as const;
    expect(await gallery.worth.report(id, reader, anew, 6000)).toBe(true);
    expect(await gallery.worth.report(id, reader, report, 7000)).toBe(false);
    expect(await gallery.worth.reports(id)).toEqual([{ ...anew, at: 6000 }]);
  });

  it('a line of remixes never comes back, and outlives those in it', async (gallery) => {
    const first = await published(gallery, ann, 'Grandmother');
    const second = await published(gallery, ben, 'Mother', {}, { basedOn: first });
    const third = await published(gallery, ann, 'Daughter', {}, { basedOn: second });
    const none = await gallery.publications.publish(ann, publicationFor('X', {}, { basedOn: 'nothing' }), 1);
    expect(none).toMatchObject({ error: { code: 'based-on' } });
    const draft = await published(gallery, ann, 'Secret', {}, { visibility: 'draft' });
    const spy = await gallery.publications.publish(ben, publicationFor('X', {}, { basedOn: draft }), 1);
    expect(spy).toMatchObject({ error: { code: 'based-on' } });
    expect((await gallery.publications.find(first))?.remixes).toBe(1);
    // The id of what is gone comes back with its intent, but not below what was made from it.
    const again = publicationFor('Ancestor');
    const { id: old } = await made(gallery, again);
    const young = await published(gallery, ann, 'Descendant', {}, { basedOn: old });
    await gallery.publications.remove(ann, old);
    const circle = await gallery.publications.publish(ann, { ...again, basedOn: young }, 1);
    expect(circle).toMatchObject({ error: { code: 'based-on' } });
    expect((await made(gallery, again)).id).toBe(old);
    for (const id of [old, young]) await gallery.publications.remove(ann, id);
    await gallery.publications.remove(ben, second);
    expect((await gallery.publications.find(third))?.ancestors).toEqual([first, second]);
    expect((await gallery.publications.family(first)).map(({ id }) => id).sort()).toEqual(
      [first, third].sort(),
    );
  });

  it('a publication goes to somebody else when both want it', async (gallery) => {
    const id = await published(gallery, ann, 'Gift');
    const cleo = await gallery.person('Cleo');
    expect(await gallery.publications.accept(cleo, id)).toBe(false);
    expect(await gallery.publications.offer(ann, id, 'nobody')).toBe(false);
    expect(await gallery.publications.offer(ann, id, cleo)).toBe(true);
    expect((await gallery.publications.offeredTo(cleo)).map((one) => one.id)).toEqual([id]);
    expect(await gallery.publications.accept(cleo, id)).toBe(true);
    expect((await gallery.publications.find(id))?.author).toBe(cleo);
    await gallery.players.remove(cleo);
    expect(await gallery.publications.find(id)).toBeUndefined();
    // A word that only this one had is forgotten.
    expect(await gallery.db.query(`select 1 from gallery_word where word = 'gift'`)).toEqual([]);
  });

  it('games of tables are counted for what they were played on, once', async (gallery) => {
    const { db, worth } = gallery;
    const id = await published(gallery, ann, 'Played');
    const later = await published(gallery, ben, 'The same rows');
    const { rows } = layoutFor('Played');
    const over = (game: string, setup: object, how = 'played', settings: object = {}) =>
      db.query(
        `insert into game (id, game, rules, settings, seed, stage, players, created, touched, result)
         values ($1, 'mahjong-fortress', '', $2::jsonb, '', 'over', $3::jsonb, 0, 0, $4::jsonb)`,
        [
          game,
          JSON.stringify({ seats: 1, setup, ...settings }),
          JSON.stringify([ben]),
          JSON.stringify({ how, points: [70] }),
        ],
      );
    await over('t1', { layout: rows, fortress: { id: later } });
    await over('t2', { layout: rows });
    await over('t3', { layout: castle, fortress: { id } });
    await over('t4', { layout: rows, fortress: { id } }, 'resigned');
    const world = { worth, games: new Map(games.map((game) => [game.rules.id, game])), now: () => 5 };
    await Promise.all([tallyGames(world), tallyGames(world)]);
    await tallyGames(world);
    expect(await worth.untallied()).toEqual([]);
    expect((await gallery.publications.find(later))?.plays).toBe(1);
    expect((await gallery.publications.find(id))?.plays).toBe(1);
    const bestOn = (day: string) => worth.best(later, day);
    expect(await bestOn('2026-11-19')).toMatchObject([{ place: 1, player: ben, points: 70, game: 't1' }]);
    // At which table a contest was played is told when its day is over.
    await over('t5', { layout: rows, fortress: { id: later } }, 'played', { daily: '2026-11-19' });
    await db.query(`update game set players = jsonb_build_array($1::text) where id = 't5'`, [ann]);
    await tallyGames(world);
    const byAnn = async (day: string) => (await bestOn(day)).find(({ player }) => player === ann);
    const contest = await byAnn('2026-11-19');
    expect(contest).toMatchObject({ place: 1, player: ann, points: 70 });
    expect(contest).not.toHaveProperty('game');
    expect(await byAnn('2026-11-20')).toMatchObject({ game: 't5' });
  });

  it('badges grow game by game, whoever goes on with them', async (gallery) => {
    const { badges } = gallery;
    const id = await published(gallery, ann, 'Badge', { players: [2] });
    const badgeNow = async () => (await gallery.publications.find(id))?.badges[0];
    const first = await badges.take(1000);
    expect(first).toMatchObject({ publication: id, players: 2, played: 0, games: [] });
    if (!first) throw new Error('no work');
    // Nobody else has it meanwhile, however long that is; whoever dies gives it back.
    const players = async (now: number) => (await badges.take(now))?.players;
    expect([await players(2000), await players(2000), await players(2000)]).toEqual([1, 3, 4]);
    await badges.renew(first, 50_000);
    expect((await badges.take(90_000))?.players).toBe(1);
    const again = await badges.take(1000 + 2 * MINUTE);
    expect(again?.players).toBe(2);
    if (!again) throw new Error('no work');
    expect(await badges.keep(again, ['g1', 'g2'])).toBe(true);
    expect(await badges.keep(first, ['g1', 'g2'])).toBe(false);
    await badges.show(again, { players: 2, games: 2, wanted: 200 }, { done: false });
    expect(await badgeNow()).toEqual({ players: 2, games: 2, wanted: 200 });
    const rest = await badges.take(1000 + 3 * MINUTE);
    expect(rest).toMatchObject({ played: 2, games: ['g1', 'g2'] });
    if (!rest) throw new Error('no work');
    const judged = { players: 2, games: 200, wanted: 200, verdicts: [{ type: 'balanced' }] } as const;
    await badges.show(rest, judged, { done: true, length: 'short' });
    expect(await idsOf(gallery, { balanced: true, length: 'short' })).toEqual([id]);
    // What it isn’t recommended for comes afterwards, and says nothing about what it is recommended for.
    const later = 1000 + 9 * MINUTE;
    const others: number[] = [];
    for (let next = await badges.take(later); next; next = await badges.take(later)) {
      others.push(next.players);
      const verdicts = [{ type: 'unfinishable' }] as const;
      await badges.show(
        next,
        { players: next.players, games: 0, wanted: 200, verdicts },
        { done: true, length: 'long' },
      );
      await badges.holdBack(next);
    }
    expect(others).toEqual([1, 3, 4]);
    expect(await idsOf(gallery, { balanced: true, length: 'short' })).toEqual([id]);
    // Other rows are played anew; those that nobody can end are not listed.
    const next = { cid: newCid(), layout: layoutFor('Badge', { rows: castle, players: [2] }) };
    await gallery.publications.addVersion(ann, id, next, 3000);
    const anew = await badges.take(1000 + 20 * MINUTE);
    expect(anew).toMatchObject({ version: 2, played: 0, rows: castle });
    expect(await badgeNow()).toBeUndefined();
    if (!anew) throw new Error('no work');
    await badges.holdBack(anew);
    expect(await idsOf(gallery, { author: ann })).toEqual([]);
  });

  it('it is balanced once it is for each number of players that it is recommended for', async (gallery) => {
    const { badges, publications } = gallery;
    const id = await published(gallery, ann, 'Even', { players: [2, 3] });
    const isBalanced = async () => (await idsOf(gallery, { balanced: true })).includes(id);
    const verdicts = [{ type: 'balanced' }] as const;
    for (const [players, expected] of [
      [2, false],
      [3, true],
    ] as const) {
      const work = await badges.take(1000);
      if (work?.players !== players) throw new Error(`not ${players}`);
      await badges.show(work, { players, games: 200, wanted: 200, verdicts }, { done: true });
      expect(await isBalanced()).toBe(expected);
    }
    // The same rows for others: what is known of them counts, and no more than that.
    for (const [players, expected] of [
      [[2, 3, 4], false],
      [[3], true],
    ] as const) {
      const next = { cid: newCid(), layout: layoutFor('Even', { players }) };
      await publications.addVersion(ann, id, next, 2000);
      expect(await isBalanced()).toBe(expected);
    }
  });

  it('is searched in every language, with slips', async (gallery) => {
    const gate = await published(gallery, ann, { en: 'Dragon gate', ru: 'Ворота дракона' });
    const lake = await published(gallery, ann, 'Quiet lake', {
      description: { uk: 'Фортеця біля тихого озера, де спить дракон.' },
      tags: ['water'],
    });
    const fort = await published(gallery, ben, 'Крепость на скале', { players: [2, 4] });
    const found = (search: string, more: Partial<Query> = {}) => idsOf(gallery, { search, ...more });
    // Called so before described so.
    expect(await found('dragon')).toEqual([gate, lake]);
    expect(await found('дракон')).toEqual([gate, lake]);
    expect(await found('dargon')).toEqual([gate]);
    expect(await found('крепасть')).toEqual([fort]);
    expect(await found('krepost')).toEqual([fort]);
    expect(await found('Фортец')).toEqual([lake]);
    expect(await found('quiet dragon')).toEqual([lake]);
    expect(await found('water')).toEqual([lake]);
    expect(await found('дракон', { author: ben })).toEqual([]);
    expect(await found('скале', { players: 4 })).toEqual([fort]);
    expect(await found('!!! %_')).toEqual([]);
    expect(await found("'; drop table publication; --")).toEqual([]);
  });

  it('pages of a day show everything once, with some by chance', async (gallery) => {
    const author = await gallery.person('Many');
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        published(gallery, author, `Number ${index}`, { players: index < 30 ? [2] : [2, 3] }),
      ),
    );
    const pagesOf = async (day: string, query: Partial<Query> = {}) => {
      const pages = [];
      for (let page = 1; page === 1 || pages.at(-1)?.hasMore; page++)
        pages.push(await gallery.listing.page({ ...FIRST_PAGE, ...query, page }, day));
      return pages.map(({ rows }) => rows.map(({ id }) => id));
    };
    // The game asks for those that are for so many players.
    const lists = [
      { query: {}, lengths: [24, 24, 12], all: made },
      { query: { players: 3 }, lengths: [24, 6], all: made.slice(30) },
    ] as const;
    for (const { query, lengths, all } of lists) {
      for (const day of ['2026-11-18', '2026-11-19', '2027-02-01']) {
        const pages = await pagesOf(day, query);
        expect(pages.map(({ length }) => length)).toEqual(lengths);
        expect(pages.flat().sort()).toEqual([...all].sort());
        expect(await pagesOf(day, query)).toEqual(pages);
      }
      expect(await pagesOf('2026-11-18', query)).not.toEqual(await pagesOf('2026-11-20', query));
    }
    expect((await pagesOf('x', { search: 'number' })).flat().length).toBe(60);
    expect((await pagesOf('x', { order: 'newest', author })).flat().sort()).toEqual([...made].sort());
    const seen = [];
    for (let after: string | undefined; ; after = seen.at(-1)) {
      const rows = await gallery.listing.after(after, 25);
      seen.push(...rows.map(({ id }) => id));
      if (rows.length < 25) break;
    }
    expect(seen.sort()).toEqual([...made].sort());
    await gallery.players.remove(author);
    expect(await idsOf(gallery, {})).toEqual([]);
  });
});
