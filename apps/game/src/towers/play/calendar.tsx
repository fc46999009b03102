/** Years, rounds and the stacks that are still to be built with, as one picture. */
import { freeBlocks, type Game, roundsOf, YEARS } from '@mahjong-fortress/towers';
import { useTowersWords } from '../words.tsx';

const ROMAN = ['I', 'II', 'III'];

interface Props {
  readonly view: Game;
  /** Whose stacks are shown. */
  readonly seat: number;
  /** Of somebody else than whoever looks. */
  readonly name?: string | undefined;
  /** Opens what the years so far have paid; absent before the first is over. */
  readonly onSheets?: (() => void) | undefined;
}

export function Calendar({ view, seat, name, onSheets }: Props) {
  const words = useTowersWords();
  const { year, round, stage, options, players, turn } = view;
  const rest = players[seat]?.stacks ?? [];
  const isMine = turn.seat === seat && stage === 'year';
  const used = isMine ? turn.used : undefined;
  /** The stacks of the running year stand at its last rounds, the one in use at the present one. */
  function stackAt(at: number, index: number): number {
    const rounds = roundsOf(view, at);
    if (at > year || stage === 'knights' || stage === 'castles') return options.stacks[at - 1]?.[index] ?? 0;
    if (at < year || stage === 'over' || stage === 'king') return 0;
    if (isMine && used !== undefined && index === round - 1) return used;
    return rest[index - (rounds - rest.length)] ?? 0;
  }
  const label =
    stage === 'over'
      ? words.over
      : stage === 'year'
        ? `${words.roundOf(year, round, roundsOf(view, year))}, ${words.stackSizes([...(used === undefined ? [] : [used]), ...rest].join(' '), name)}`
        : year === 0
          ? words.setup
          : words.between(year);
  const free = words.supply(freeBlocks(view));
  return (
    <div class="tw-calendar">
      <span class="tw-years" role="img" aria-label={label} title={label}>
        {Array.from({ length: YEARS }, (_, index) => index + 1).map((at) => (
          <span
            class="tw-year"
            key={at}
            data-now={(at === year && stage === 'year') || undefined}
            data-past={at < year || (at === year && stage !== 'year' && year > 0) || undefined}
          >
            <b>{ROMAN[at - 1]}</b>
            {Array.from({ length: roundsOf(view, at) }, (_, index) => (
              <span
                class="tw-round"
                key={index}
                data-now={(at === year && stage === 'year' && index === round - 1) || undefined}
                data-past={at < year || (at === year && (stage !== 'year' || index < round - 1)) || undefined}
              >
                {Array.from({ length: 3 }, (_, block) => (
                  <i key={block} data-there={block < stackAt(at, index) || undefined} />
                ))}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span class="tw-supply" role="img" aria-label={free} title={free}>
        {freeBlocks(view)}
      </span>
      {onSheets ? (
        <button
          type="button"
          class="round-button tw-sheets-button"
          aria-label={words.endHeading}
          title={words.endHeading}
          onClick={onSheets}
        >
          Σ
        </button>
      ) : null}
    </div>
  );
}
