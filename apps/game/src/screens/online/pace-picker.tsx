/** How much time there is: first the kind, then how much of it. */
import type { Pace } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { FAR_PACES, isSamePace, PACE_KINDS } from '../../online/far-choice.ts';
import { paceWords } from './measure-words.ts';

interface Props {
  readonly pace: Pace;
  readonly words: OnlineWords;
  onChange(pace: Pace): void;
}

export function PacePicker({ pace, words, onChange }: Props) {
  const { paces, lobby } = words;
  const offered = FAR_PACES[pace.type];
  return (
    <fieldset class="far-part">
      <legend>{paces.legend}</legend>
      <div class="tabs">
        {PACE_KINDS.map((kind) => (
          <button
            type="button"
            key={kind}
            aria-pressed={kind === pace.type}
            onClick={() => onChange(FAR_PACES[kind][Math.min(1, FAR_PACES[kind].length - 1)] ?? pace)}
          >
            {lobby.kinds[kind]}
          </button>
        ))}
      </div>
      {offered.length > 1 ? (
        <div class="tabs fine">
          {offered.map((one) => (
            <button
              type="button"
              key={paceWords(one, words)}
              aria-pressed={isSamePace(one, pace)}
              onClick={() => onChange(one)}
            >
              {paceWords(one, words)}
            </button>
          ))}
        </div>
      ) : null}
      <p class="remark">{paces.about[pace.type]}</p>
    </fieldset>
  );
}
