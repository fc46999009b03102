/** The games of the terminal. A command asks for one and is handed what it needs, whatever its types. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import type { AnySetup } from '@mahjong-fortress/match/arena';
import { badUsage, type Call, type Failure, type Option } from '../command.ts';
import { suggestion } from '../suggest.ts';
import type { AnyKit, GameKit } from './kit.ts';
import { FORTRESS_KIT } from './mahjong-fortress/kit.ts';
import { TOWERS_KIT } from './towers/kit.ts';

const GAME_IDS = ['mahjong-fortress', 'towers'] as const;
export type KitId = (typeof GAME_IDS)[number];

type KitVisitor<Answer> = <Setup extends AnySetup, Game, View, Action, Event>(
  kit: GameKit<Setup, Game, View, Action, Event>,
) => Answer;

const KITS: Readonly<Record<KitId, <Answer>(visit: KitVisitor<Answer>) => Answer>> = {
  'mahjong-fortress': (visit) => visit(FORTRESS_KIT),
  towers: (visit) => visit(TOWERS_KIT),
};

export function withKit<Answer>(id: KitId, visit: KitVisitor<Answer>): Answer {
  return KITS[id](visit);
}

/** For commands that only hand a game's own things back to it. */
export function kitOf(id: KitId): AnyKit {
  return withKit<AnyKit>(id, (kit) => kit);
}

/** The id of a game, if the terminal has it. */
export function gameIdFrom(text: unknown): KitId | undefined {
  return GAME_IDS.find((known) => known === text);
}

export const GAME_OPTION: Readonly<Record<string, Option>> = {
  game: { value: 'GAME', about: `${GAME_IDS.join(' or ')} (default ${GAME_IDS[0]})` },
};

/** The options of all setups; an option of another game is refused. */
export const ALL_SETUP_OPTIONS: Readonly<Record<string, Option>> = {
  ...GAME_OPTION,
  ...TOWERS_KIT.options,
  ...FORTRESS_KIT.options,
};

export function gameOption(call: Call): Result<KitId, Failure> {
  const text = call.value('game') ?? GAME_IDS[0];
  const id = gameIdFrom(text);
  if (!id) return badUsage(`“--game”: there is no game “${text}”.${suggestion(text, GAME_IDS)}`);
  const own = withKit(id, (kit) => Object.keys(kit.options));
  const foreign = Object.keys(ALL_SETUP_OPTIONS).find(
    (name) => name !== 'game' && call.has(name) && !own.includes(name),
  );
  return foreign ? badUsage(`“--${foreign}” isn’t an option of ${id}.`) : ok(id);
}
