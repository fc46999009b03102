/** Who plays at a table for many devices: oneself, people who come by the link, computers. */
import { HUMAN } from '@mahjong-fortress/match';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { hostSeat } from '../../online/new-table.ts';
import { type NewGame, newSeat, type SeatChoice } from '../../session/new-game.ts';
import { SITTERS, type Sitter } from '../../session/seats.ts';
import { useWords } from '../../ui/words.ts';

/** The fewest and the most that play online. */
const LEAST = 2;
const MOST = 4;

interface Props {
  readonly seats: NewGame['seats'];
  readonly words: OnlineWords;
  onChange(seats: readonly SeatChoice[]): void;
}

export function FarSeats({ seats, words, onChange }: Props) {
  const { newGame, levels } = useWords();
  const host = hostSeat(seats);
  const nameOf = (sitter: Sitter) =>
    sitter === HUMAN ? words.seats.person : words.seats.computer(levels[sitter]);
  const change = (index: number, sitter: Sitter) =>
    onChange(seats.map((seat, other) => (other === index ? { ...seat, sitter } : seat)));
  return (
    <>
      <h2 id="seats-heading">{newGame.seats}</h2>
      <ol>
        {seats.map(({ sitter }, index) => (
          <li class="seat far" key={index} data-season={index}>
            {index === host ? (
              <b>{words.seats.you}</b>
            ) : (
              <select
                aria-label={words.seats.who(index + 1)}
                value={sitter}
                onChange={(event) => change(index, event.currentTarget.value as Sitter)}
              >
                {SITTERS.map((one) => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </select>
            )}
            {index !== host && seats.length > LEAST ? (
              <button
                type="button"
                class="icon-button"
                aria-label={newGame.removeSeat(nameOf(sitter))}
                onClick={() => onChange(seats.filter((_, other) => other !== index))}
              >
                ✕
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {seats.length < MOST ? (
        <button type="button" class="small" onClick={() => onChange([...seats, newSeat(seats)])}>
          + {newGame.addSeat}
        </button>
      ) : null}
    </>
  );
}
