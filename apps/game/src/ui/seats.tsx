/** Who plays: one to four seats. */
import { HUMAN } from '@mahjong-fortress/match';
import { type NewGame, newSeat, type SeatChoice } from '../session/new-game.ts';
import type { Level } from '../session/opponents.ts';
import { SITTERS, type Sitter } from '../session/seats.ts';
import { SeasonSelect } from './season-select.tsx';
import { useWords } from './words.ts';

interface Props {
  readonly choice: Pick<NewGame, 'seats' | 'firstPlayer'>;
  /** How many have to play. */
  readonly least?: number;
  /** What each level looks at and overlooks, in the game that is played. */
  readonly levelsAbout?: Readonly<Record<Level, string>> | undefined;
  onChange(seats: readonly SeatChoice[]): void;
  onFirst(firstPlayer: NewGame['firstPlayer']): void;
}

export function Seats({ choice, least = 1, levelsAbout, onChange, onFirst }: Props) {
  const words = useWords();
  const { newGame } = words;
  const { seats } = choice;
  const placeholder = (seat: SeatChoice, index: number) =>
    seat.sitter === HUMAN
      ? seats.filter(({ sitter }) => sitter === HUMAN).length === 1
        ? words.you
        : words.defaultName(index + 1)
      : (words.computerNames[seat.season] ?? '');

  const change = (index: number, changes: Partial<SeatChoice>) =>
    onChange(seats.map((seat, other) => (other === index ? { ...seat, ...changes } : seat)));

  /** Seasons are swapped, so that no two seats ever share one. */
  function changeSeason(index: number, season: number): void {
    const before = seats[index]?.season ?? 0;
    onChange(
      seats.map((seat, other) => {
        if (other === index) return { ...seat, season };
        return seat.season === season ? { ...seat, season: before } : seat;
      }),
    );
  }

  return (
    <section class="sheet-part seats" aria-labelledby="seats-heading">
      <h2 id="seats-heading">{newGame.seats}</h2>
      <ol>
        {seats.map((seat, index) => (
          <li class="seat" key={index} data-season={seat.season}>
            <input
              type="text"
              maxLength={24}
              aria-label={newGame.seatName(index + 1)}
              placeholder={placeholder(seat, index)}
              value={seat.name}
              onInput={(event) => change(index, { name: event.currentTarget.value })}
            />
            <select
              aria-label={newGame.seatLevel(index + 1)}
              aria-describedby={seat.sitter === HUMAN || !levelsAbout ? undefined : `seat-${index}-level`}
              value={seat.sitter}
              onChange={(event) => change(index, { sitter: event.currentTarget.value as Sitter })}
            >
              {SITTERS.map((sitter) => (
                <option key={sitter} value={sitter}>
                  {sitter === HUMAN ? words.human : words.levels[sitter]}
                </option>
              ))}
            </select>
            <SeasonSelect
              label={newGame.seatSeason(index + 1)}
              season={seat.season}
              onChange={(season) => changeSeason(index, season)}
            />
            {seats.length > least ? (
              <button
                type="button"
                class="icon-button"
                aria-label={newGame.removeSeat(seat.name || placeholder(seat, index))}
                onClick={() => onChange(seats.filter((_, other) => other !== index))}
              >
                ✕
              </button>
            ) : null}
            {seat.sitter === HUMAN || !levelsAbout ? null : (
              <p class="remark" id={`seat-${index}-level`}>
                {levelsAbout[seat.sitter]}
              </p>
            )}
          </li>
        ))}
      </ol>
      {seats.length < 4 ? (
        <button type="button" class="small" onClick={() => onChange([...seats, newSeat(seats)])}>
          + {newGame.addSeat}
        </button>
      ) : null}
      {seats.length === 1 ? (
        <p class="remark">{newGame.solo}</p>
      ) : (
        <label class="field">
          {newGame.firstPlayer}
          <select
            value={String(choice.firstPlayer)}
            onChange={({ currentTarget: { value } }) =>
              onFirst(value === 'random' ? 'random' : Number(value))
            }
          >
            <option value="random">{newGame.firstRandom}</option>
            {seats.map((seat, index) => (
              <option key={index} value={index}>
                {seat.name || placeholder(seat, index)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
