/** A sheet on which a game of Towers is put together: who plays, the version, one large button. */
import { MASTER_IDS, type MasterId, VARIANTS } from '@mahjong-fortress/towers';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/model-context.ts';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../ui/words.ts';
import { ABOUT_PICTURE, MASTER_PICTURES } from '../rules/pictures.ts';
import type { TowersChoice } from '../session/new-game.ts';
import '../towers.css';
import { useTowersWords } from '../words.tsx';

interface Props {
  readonly heading: string;
  readonly choice: TowersChoice;
  /** What holds for all of it, and is chosen first. */
  readonly above?: ComponentChildren;
  readonly who: ComponentChildren;
  /** Below the version. */
  readonly deal?: ComponentChildren;
  readonly foot: ComponentChildren;
  onChange(changes: Partial<TowersChoice>): void;
}

export function TowersSheet({ heading, choice, above, who, deal, foot, onChange: change }: Props) {
  const app = useApp();
  const page = useWords();
  const words = useTowersWords();
  const { sheet } = words;
  return (
    <main class="sheet parchment">
      <header class="sheet-head">
        <button type="button" class="quiet" onClick={app.toTitle}>
          ‹ {page.common.back}
        </button>
        <h1>{heading}</h1>
        {above}
      </header>
      <div class="sheet-parts tw-sheet-parts">
        {who}
        <section class="sheet-part" aria-labelledby="variant-heading">
          <h2 id="variant-heading">{sheet.variant}</h2>
          <fieldset class="tabs" aria-label={sheet.variant}>
            {VARIANTS.map((variant) => (
              <button
                type="button"
                key={variant}
                aria-pressed={variant === choice.variant}
                onClick={() => change({ variant })}
              >
                {sheet.variants[variant]}
              </button>
            ))}
          </fieldset>
          <p class="remark">{sheet.variantsAbout[choice.variant]}</p>
          {choice.variant === 'master' ? (
            <>
              <label class="field">
                {sheet.master}
                <select
                  value={choice.master}
                  onChange={({ currentTarget: { value } }) =>
                    change({ master: value as MasterId | 'random' })
                  }
                >
                  <option value="random">{page.newGame.firstRandom}</option>
                  {MASTER_IDS.map((id) => (
                    <option key={id} value={id}>
                      {words.masterCards[id].name}
                    </option>
                  ))}
                </select>
              </label>
              {choice.master === 'random' ? null : (
                <div class="tw-master">
                  <Picture
                    drawing={`rules towers-master-${choice.master}`}
                    draw={MASTER_PICTURES[choice.master]}
                    alt=""
                  />
                  <p class="remark">{words.masterCards[choice.master].text}</p>
                </div>
              )}
            </>
          ) : null}
          {deal}
        </section>
        <section class="sheet-part tw-about" aria-labelledby="about-heading">
          <Picture drawing="towers about" draw={ABOUT_PICTURE} alt="" />
          <h2 id="about-heading">{words.rules.goal.heading}</h2>
          <p class="remark">{words.rules.goal.text}</p>
          <p class="tw-about-ways">
            <button type="button" class="small" onClick={() => void app.toTowers('rules')}>
              {sheet.rules}
            </button>
            <button type="button" class="small" onClick={() => void app.toTowers('learn')}>
              {page.teaching.start}
            </button>
          </p>
        </section>
      </div>
      <footer class="sheet-foot">{foot}</footer>
    </main>
  );
}
