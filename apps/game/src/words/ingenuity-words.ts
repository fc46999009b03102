/** Why the Dragon of Ingenuity does what it is about to do: what it looked for in vain, and what it chose. */
import type { GameView } from '@mahjong-fortress/rules';
import { explainIngenuity } from '@mahjong-fortress/solo-ai';
import type { GameWords } from '@mahjong-fortress/words/game';

export function wordsForIngenuity(view: GameView, { ingenuity, kinds }: GameWords): string {
  const { plan, passedOver } = explainIngenuity(view);
  const missing = passedOver.flatMap(({ step, kind }) => {
    if (kind) return ingenuity.missing.follow(kinds[kind]);
    return step === 'dragon' || step === 'special' ? ingenuity.missing[step] : [];
  });
  const followed = plan.step === 'summon' || !plan.kind ? '' : kinds[plan.kind];
  return ingenuity.why([...missing, ingenuity.chose[plan.step](followed)].join('; '));
}
