/** What a player has set, remembered between visits. */
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { SPEEDS, type Speed } from '../table/contract.ts';
import { isObject, readJson, type Shelf } from './shelf.ts';

export interface Settings {
  /** Absent while the browser decides. */
  readonly language?: Language;
  /** Absent while the system's wish for less motion decides. */
  readonly speed?: Speed;
  readonly letters: boolean;
  /** The board as a grid of the page instead of a painted table. */
  readonly plainBoard: boolean;
  /** How loud what happens is, 0 to 1. */
  readonly sound: number;
  /** How loud the music is, 0 to 1. */
  readonly music: number;
  /** Silences both without forgetting how loud they were. */
  readonly muted: boolean;
  readonly casualUndo: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  letters: false,
  plainBoard: false,
  sound: 0.6,
  music: 0,
  muted: false,
  casualUndo: false,
};

const KEY = 'settings';

function volume(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}

export function readSettings(shelf: Shelf): Settings {
  const value = readJson(shelf.read(KEY));
  if (!isObject(value)) return DEFAULT_SETTINGS;
  const language = LANGUAGES.find((known) => known === value.language);
  const speed = SPEEDS.find((known) => known === value.speed);
  return {
    ...(language ? { language } : {}),
    ...(speed ? { speed } : {}),
    letters: value.letters === true,
    plainBoard: value.plainBoard === true,
    sound: volume(value.sound, DEFAULT_SETTINGS.sound),
    music: volume(value.music, DEFAULT_SETTINGS.music),
    muted: value.muted === true,
    casualUndo: value.casualUndo === true,
  };
}

export function writeSettings(shelf: Shelf, settings: Settings): void {
  shelf.write(KEY, JSON.stringify(settings));
}
