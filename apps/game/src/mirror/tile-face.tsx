/** A tile in the grids of the page, with the same face as on the painted table. */
import { type Face, kindOf } from '@mahjong-fortress/rules';
import { useApp } from '../app/model-context.ts';
import { tileFace } from '../art/faces/index.ts';
import { SEASONS } from '../art/palette.ts';
import { shrineIcon } from '../art/shrine.ts';
import { Picture } from '../ui/picture.tsx';
import { useWords } from '../ui/words.ts';

/** Stacks in a realm grow as high as one likes; drawn higher than this they would hide the row behind them. */
const HIGHEST = 6;

/** How a tile stands on its stack, for the style sheet. */
export function standing(tier: number) {
  const height = Math.min(tier, HIGHEST);
  return { 'data-stacked': height > 1 ? height : undefined, style: { '--lift': height - 1 } };
}

export function TileFace({ face, tier = 1 }: { readonly face: Face; readonly tier?: number }) {
  const { kindLetters } = useWords();
  const letter = useApp().settings.value.letters ? kindLetters[kindOf(face)] : undefined;
  return (
    <span class="tile" {...standing(tier)} aria-hidden="true">
      <Picture
        drawing={`face ${face} ${letter}`}
        draw={() => tileFace(face, letter === undefined ? {} : { letter })}
        alt=""
      />
    </span>
  );
}

interface BackProps {
  readonly tier: number;
  /** The season of the seat whose shrine stands on it. */
  readonly shrine?: number | undefined;
}

export function TileBack({ shrine, tier }: BackProps) {
  const season = shrine === undefined ? undefined : (SEASONS[shrine] ?? 'spring');
  return (
    <span class="tile tile-back" {...standing(tier)} aria-hidden="true">
      {season ? (
        <Picture drawing={`roof ${season}`} draw={() => shrineIcon(season)} alt="" class="roof" />
      ) : null}
    </span>
  );
}
