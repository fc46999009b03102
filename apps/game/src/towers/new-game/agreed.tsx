/** What will be played at a table of Towers: the version, its card, and what holds for every game. */
import { towers } from '@mahjong-fortress/towers';
import type { ComponentChildren } from 'preact';
import { TowersPicture } from '../../ui/towers-picture.tsx';
import { useTowersWords, WithTowersWords } from '../words.tsx';

interface Props {
  readonly setup: unknown;
  readonly seats: number;
  /** Facts of every game. */
  readonly children: ComponentChildren;
}

function Version({ setup: json, seats, children }: Props) {
  const { sheet, masterCards } = useTowersWords();
  const read = towers.parseSetup(json, seats);
  const { variant = 'basic', master = undefined } = read.ok ? read.value : {};
  const card = master === undefined || master === 'random' ? undefined : masterCards[master];
  return (
    <>
      <figure class="layout-chosen">
        <TowersPicture />
        <figcaption>
          <b>{sheet.variants[variant]}</b>
          <span>{sheet.variantsAbout[variant]}</span>
          {card ? (
            <span>
              <b>{card.name}:</b> {card.text}
            </span>
          ) : null}
        </figcaption>
      </figure>
      <p class="facts">{children}</p>
    </>
  );
}

export function AgreedTowers(props: Props) {
  return (
    <WithTowersWords>
      <Version {...props} />
    </WithTowersWords>
  );
}
