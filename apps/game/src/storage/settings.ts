/** What a player has set, remembered between visits. */

import { LANGUAGES, type Language } from '@mahjong-fortress/base/languages';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES, settingsIn } from '@mahjong-fortress/base/vault-entries';
import { LEVELS, type Level } from '../session/opponents.ts';
import { SPEEDS, type Speed } from '../table/contract.ts';

export const WATCH_PACES = ['slow', 'normal', 'fast'] as const;
export type WatchPace = (typeof WATCH_PACES)[number];

export interface Settings {
  /** Absent while the browser decides. */
  readonly language?: Language;
  /** Absent while the system's wish for less motion decides. */
  readonly speed?: Speed;
  readonly letters: boolean;
  /** The board as a grid of the page instead of a painted table. */
  readonly plainBoard: boolean;
  /** The log lies open beside the table. */
  readonly log: boolean;
  /** How loud what happens is, 0 to 1. */
  readonly sound: number;
  /** How loud the music is, 0 to 1. */
  readonly music: number;
  /** Music was offered after a game; once is enough. */
  readonly musicOffered: boolean;
  /** Silences both without forgetting how loud they were. */
  readonly muted: boolean;
  readonly casualUndo: boolean;
  /** A turn waits to be ended although there is nothing left to do in it. */
  readonly asksToEnd: boolean;
  /** Against whom a quick game is played. */
  readonly level: Level;
  /** How quickly computers play each other. */
  readonly pace: WatchPace;
}

export const DEFAULT_SETTINGS: Settings = {
  letters: false,
  plainBoard: false,
  log: false,
  sound: 0.6,
  music: 0,
  musicOffered: false,
  muted: false,
  casualUndo: false,
  asksToEnd: false,
  level: 'novice',
  pace: 'normal',
};

function volume(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}

export function readSettings(vault: Vault): Settings {
  return parseSettings(vault.read(ENTRIES.settings));
}

function parseSettings(text: string | undefined): Settings {
  const value = settingsIn(text);
  const language = LANGUAGES.find((known) => known === value.language);
  const speed = SPEEDS.find((known) => known === value.speed);
  return {
    ...(language ? { language } : {}),
    ...(speed ? { speed } : {}),
    letters: value.letters === true,
    plainBoard: value.plainBoard === true,
    log: value.log === true,
    sound: volume(value.sound, DEFAULT_SETTINGS.sound),
    music: volume(value.music, DEFAULT_SETTINGS.music),
    musicOffered: value.musicOffered === true,
    muted: value.muted === true,
    casualUndo: value.casualUndo === true,
    asksToEnd: value.asksToEnd === true,
    level: LEVELS.find((known) => known === value.level) ?? DEFAULT_SETTINGS.level,
    pace: WATCH_PACES.find((known) => known === value.pace) ?? DEFAULT_SETTINGS.pace,
  };
}

/** Changes some of them; what another tab or the editor has set meanwhile stays. */
export function changeSettings(vault: Vault, changes: Partial<Settings>): void {
  void vault.update(ENTRIES.settings, (stored) => JSON.stringify({ ...parseSettings(stored), ...changes }));
}
