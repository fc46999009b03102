/** What has been chosen on the sheets for a new game, so that a reload costs nothing. */

import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRY_PREFIXES } from '@mahjong-fortress/base/vault-entries';
import {
  bundledLayout,
  type Layout,
  layoutById,
  makeShareCode,
  openLink,
} from '@mahjong-fortress/layouts-schema';
import { HUMAN } from '@mahjong-fortress/match';
import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { CARD_MODES, type CardsChoice, type NewGame, newSeed, type SeatChoice } from '../session/new-game.ts';
import { LEVELS } from '../session/opponents.ts';
import type { Sitter } from '../session/seats.ts';

const SITTERS: readonly Sitter[] = [HUMAN, ...LEVELS];

const keyOf = (sheet: string) => `${ENTRY_PREFIXES.sheet}${sheet}`;

/** A fortress that comes with the game is known by its id, any other by what would be sent of it. */
function writtenLayout(layout: Layout): object {
  return bundledLayout(layout.id, layout.rows) ? { id: layout.id } : { code: makeShareCode(layout) };
}

function parseLayout(value: unknown): Layout | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value.id === 'string') return layoutById(value.id);
  const opened = typeof value.code === 'string' ? openLink(`#fortress=${value.code}`) : undefined;
  return opened?.ok ? opened.value.layout : undefined;
}

function parseSeat(value: unknown): SeatChoice | undefined {
  if (!isObject(value)) return undefined;
  const sitter = SITTERS.find((known) => known === value.sitter);
  const season = [0, 1, 2, 3].find((known) => known === value.season);
  if (sitter === undefined || season === undefined || typeof value.name !== 'string') return undefined;
  return { sitter, season, name: value.name.slice(0, 60) };
}

function parseCards<Id extends string>(value: unknown, ids: readonly Id[]): CardsChoice<Id> | undefined {
  if (!isObject(value) || !Array.isArray(value.chosen)) return undefined;
  const mode = CARD_MODES.find((known) => known === value.mode);
  const count = ids.map((_, index) => index + 1).find((known) => known === value.count);
  const listed: readonly unknown[] = value.chosen;
  return mode && count ? { mode, count, chosen: ids.filter((id) => listed.includes(id)) } : undefined;
}

export function writeChoice(vault: Vault, sheet: string, choice: NewGame): void {
  const { seats, layout, spirits, dragons, firstPlayer } = choice;
  const text = JSON.stringify({ seats, layout: writtenLayout(layout), spirits, dragons, firstPlayer });
  if (vault.read(keyOf(sheet)) !== text) void vault.update(keyOf(sheet), () => text);
}

/** As it was left, but for the deal; nothing where nothing was left, or nothing that makes sense. */
export function readChoice(vault: Vault, sheet: string): NewGame | undefined {
  const value = readJson(vault.read(keyOf(sheet)));
  if (!isObject(value) || !Array.isArray(value.seats)) return undefined;
  const seats = value.seats.slice(0, 4).flatMap((seat) => parseSeat(seat) ?? []);
  const layout = parseLayout(value.layout);
  const spirits = parseCards(value.spirits, SPIRIT_IDS);
  const dragons = parseCards(value.dragons, DRAGON_IDS);
  if (seats.length === 0 || !layout || !spirits || !dragons) return undefined;
  const firstPlayer = seats.map((_, seat) => seat).find((seat) => seat === value.firstPlayer) ?? 'random';
  return { seats, layout, spirits, dragons, firstPlayer, seed: newSeed() };
}
