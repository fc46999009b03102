/** Actions and the reasons for them, in words. */
import { type Action, type GameView, HIDDEN, phaseOf, topAt, topFace } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { faceAsObject, faceName, placeName, setName } from '@mahjong-fortress/words/names';
import type { Hint } from '../session/opponents.ts';
import { setOf } from '../session/questions.ts';

/** Empty for a lock of nothing that could be named. */
export function wordsForAction(view: GameView, action: Action, words: GameWords): string {
  const { actions, spirits, kinds } = words;
  const realm = view.players[view.turn.player]?.realm;
  const inRealm = (cell: number) => placeName(words, realm ?? { columns: 1 }, cell);
  const inFortress = (cell: number) => placeName(words, view.fortress, cell);
  const realmTile = (cell: number) => faceAsObject(words, realm ? topAt(realm, cell) : HIDDEN);
  const fortressTile = (cell: number) => faceAsObject(words, topFace(view.fortress, cell) ?? HIDDEN);
  switch (action.type) {
    case 'take':
      return actions.take(fortressTile(action.cell), inFortress(action.cell));
    case 'destroy':
      return actions.destroy(fortressTile(action.cell), inFortress(action.cell));
    case 'place':
      return actions.place(faceAsObject(words, action.face), inRealm(action.cell));
    case 'forgo':
      return actions.forgo(faceAsObject(words, action.face));
    case 'lock': {
      const found = setOf(view, action);
      return found ? actions.lock(setName(words, found.set), found.set.vp) : '';
    }
    case 'build':
      return actions.build(inRealm(action.cell));
    case 'turn':
      return actions.turn(inRealm(action.cell));
    case 'move':
    case 'shift':
      return actions.move(inRealm(action.from), inRealm(action.to));
    case 'change':
      return actions.countAs(realmTile(action.cell), inRealm(action.cell), kinds[action.kind]);
    case 'activate':
      return actions.call(spirits[action.spirit].name);
    case 'shrine':
    case 'discard':
    case 'summon':
    case 'end':
      return actions[action.type];
    case 'done':
      return phaseOf(view) === 'effect' ? actions.doneLocking : actions.done;
    case 'ingenuity':
      return words.ingenuity.name;
  }
}

function wordsForReason(reason: Hint['reasons'][number], words: GameWords): string {
  const { hints } = words;
  switch (reason.type) {
    case 'locks':
      return hints.locks(setName(words, reason.set), reason.set.vp);
    case 'builds':
      return hints.builds(reason.tiers.join(', '));
    case 'takesPair':
      return hints.takesPair;
    case 'takesShrine':
      return hints.takesShrine;
    case 'discards':
      return hints.discards;
    case 'summons':
      return hints.summons;
    case 'leavesLast':
      return hints.leavesLast(faceName(words, reason.face));
    case 'gathers':
      return hints.gathers(setName(words, reason.set));
    case 'begins':
      return hints.begins(words.kinds[reason.kind]);
    case 'lacksRoom':
      return hints.lacksRoom;
    case 'saves':
      return hints.saves;
  }
}

/** What stands on a button, in the middle of a sentence. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The next step of a suggested turn, and what the whole turn is good for. */
export function wordsForHint(view: GameView, { actions, reasons }: Hint, words: GameWords): string {
  const [first] = actions;
  if (!first) return '';
  return words.hints.advice(inSentence(wordsForAction(view, first, words)), wordsForReasons(reasons, words));
}

/** What a turn is good for. */
export function wordsForReasons(reasons: Hint['reasons'], words: GameWords): string {
  return reasons.map((reason) => wordsForReason(reason, words)).join('; ');
}
