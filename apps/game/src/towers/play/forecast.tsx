/** “If the year ended now”: what every castle, the king and the master card would pay everybody, and where all stand. */
import { type Cell, cellName, type Game } from '@mahjong-fortress/towers';
import type { FarParts } from '../../app/far.ts';
import { useApp } from '../../app/model-context.ts';
import { Peek } from '../../ui/peek.tsx';
import { comingYear, forecastOf } from '../session/looks.ts';
import type { ScorePart, Tally } from '../session/tally.ts';
import type { Ghost } from '../table/contract.ts';
import { useTowersWords } from '../words.tsx';
import { Holdings } from './holdings.tsx';
import { KingSign, SeatSign } from './seat-sign.tsx';
import { Track } from './track.tsx';

interface Props {
  readonly view: Game;
  /** Everybody's points, as far as they have been shown. */
  readonly tally: Tally;
  readonly names: readonly string[];
  readonly seasons: readonly number[];
  readonly letters: readonly string[] | undefined;
  /** What is aimed at would change so much. */
  readonly ghost: Ghost | undefined;
  readonly isTurn: (seat: number) => boolean;
  /** A pointer rests on what a castle pays. */
  onPoint(cell: Cell | undefined): void;
  /** The time of a seat, where the game is played elsewhere. */
  readonly Clock?: FarParts['Clock'] | undefined;
}

/** What the king and the master card pay this year: in a word, and on request in a sentence. */
function Payers({ view }: Pick<Props, 'view'>) {
  const words = useTowersWords();
  const { year } = comingYear(view);
  const { master } = view.options;
  const king = words.kingBonus(5 * year, year);
  const chip = words.kingChip(5 * year, year);
  const card = master && words.masterCards[master];
  return (
    <p class="tw-payers">
      <Peek class="tw-payer" label={`${words.theKing}: ${chip}`} look={<p class="tw-paper">{king}</p>}>
        <KingSign />
        {chip}
      </Peek>
      {card ? (
        <Peek
          class="tw-payer master"
          look={
            <p class="tw-paper">
              <b>{card.name}</b> {card.text}
            </p>
          }
        >
          <b>{card.name}</b> <span class="tw-payer-text">{card.text}</span>
        </Peek>
      ) : null}
    </p>
  );
}

export function ForecastPanel(props: Props) {
  const { view, tally, names, seasons, letters, ghost, isTurn, onPoint, Clock } = props;
  const app = useApp();
  const words = useTowersWords();
  const isOver = view.stage === 'over';
  const forecasts = forecastOf(comingYear(view));
  const gainOf = (seat: number) => ghost?.gains.find((gain) => gain.seat === seat)?.points;
  const { counting } = tally;
  const isCounted = (seat: number, reason: ScorePart['reason'], cell?: number) =>
    (counting?.seat === seat && counting.reason === reason && counting.cells[0] === cell) || undefined;
  return (
    <section class="tw-forecast" aria-label={words.forecast}>
      <header>
        <h2>{words.forecast}</h2>
        <Payers view={view} />
      </header>
      <Track
        tally={tally}
        totals={isOver ? [] : forecasts.map(({ total }) => total)}
        seasons={seasons}
        letters={letters}
        isMoving={app.speed() !== 'off'}
      />
      <ol>
        {forecasts.map(({ seat, castles, king, master: card, total }) => {
          const gain = gainOf(seat);
          return (
            <li key={seat} data-season={seasons[seat]} data-turn={isTurn(seat) || undefined}>
              <span class="tw-name">
                <SeatSign season={seasons[seat]} letter={letters?.[seat]} />
                <b class="tw-who">{names[seat]}</b>
                {Clock ? <Clock seat={seat} /> : null}
              </span>
              <span
                class="tw-points"
                id={`tw-points-${seat}`}
                data-counting={counting?.seat === seat || undefined}
              >
                <span class="tw-points-words">{words.points(tally.points[seat] ?? 0)}</span>
                <span class="tw-points-number" aria-hidden="true">
                  {tally.points[seat]}
                </span>
              </span>
              {isOver ? null : (
                <>
                  <span
                    class="tw-total"
                    data-gain={gain === undefined ? undefined : gain > 0 ? 'up' : 'down'}
                  >
                    +{total}
                    {gain === undefined ? null : <em>{words.gain('', gain).trim()}</em>}
                  </span>
                  <span class="tw-parts">
                    {castles.map(({ cells, area, level, points }) => (
                      <span
                        class="tw-part"
                        key={cells[0]}
                        data-counting={isCounted(seat, 'castles', cells[0])}
                        title={words.castleLong(cellName(cells[0] ?? 0), area, level, points)}
                        onPointerEnter={() => onPoint(cells[0])}
                        onPointerLeave={() => onPoint(undefined)}
                      >
                        {words.castleShort(area, level, points)}
                      </span>
                    ))}
                    {king > 0 ? (
                      <span class="tw-part king" data-counting={isCounted(seat, 'king')}>
                        {words.kingShort(king)}
                      </span>
                    ) : null}
                    {card > 0 ? (
                      <span class="tw-part master" data-counting={isCounted(seat, 'master')}>
                        {words.masterShort(card)}
                      </span>
                    ) : null}
                    {total === 0 ? <span class="tw-part none">{words.nothingYet}</span> : null}
                  </span>
                </>
              )}
              <Holdings view={view} seat={seat} name={names[seat] ?? ''} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
