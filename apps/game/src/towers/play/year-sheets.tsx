/** What the years have paid everybody: castle by castle, the king's bonus, the master card. */
import { castlePoints, type Game, type GameEvent, type YearScore } from '@mahjong-fortress/towers';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/words.ts';
import { useTowersWords } from '../words.tsx';
import { SeatSign } from './seat-sign.tsx';

interface YearSheet {
  readonly year: number;
  readonly scores: readonly YearScore[];
}

export function yearSheets(events: readonly (readonly GameEvent[])[]): readonly YearSheet[] {
  return events.flat().flatMap((event): readonly YearSheet[] => (event.type === 'yearScored' ? [event] : []));
}

interface Line {
  readonly seat: number;
  readonly points: number;
  /** Of the places, once they are known. */
  readonly place?: number;
}

interface Props {
  readonly sheets: readonly YearSheet[];
  readonly lines: readonly Line[];
  readonly names: readonly string[];
  readonly seasons: readonly number[];
  readonly letters: readonly string[] | undefined;
}

const sumOf = (score: YearScore | undefined) => (score ? castlePoints(score) + score.king + score.master : 0);

export function YearSheets({ sheets, lines, names, seasons, letters }: Props) {
  const page = useWords();
  const words = useTowersWords();
  const scoreOf = ({ scores }: YearSheet, seat: number) => scores.find((score) => score.seat === seat);
  return (
    <div class="tw-sheets">
      <table class="score">
        <caption>{words.endHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{page.table.players}</th>
            {sheets.map(({ year }) => (
              <th scope="col" key={year}>
                {words.year(year)}
              </th>
            ))}
            <th class="tw-steps" scope="col">
              {words.stepsAndJumps}
            </th>
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ seat, place, points }) => {
            const scores = sheets.map((sheet) => scoreOf(sheet, seat));
            const paid = scores.reduce((sum, score) => sum + sumOf(score), 0);
            return (
              <tr key={seat} data-season={seasons[seat]}>
                <th scope="row">
                  <span class="tw-sheet-name">
                    <SeatSign season={seasons[seat]} letter={letters?.[seat]} />
                    <span>
                      {names[seat]} {place === undefined ? null : <small>{page.end.place(place)}</small>}
                    </span>
                  </span>
                </th>
                {scores.map((score, index) => (
                  <td key={index}>
                    <b>{sumOf(score)}</b>
                    <ul>
                      {score?.castles.map(({ cells, area, level, points: won }) => (
                        <li class="tw-part" key={cells[0]}>
                          {words.castleShort(area, level, won)}
                        </li>
                      ))}
                      {score?.king ? <li class="tw-part king">{words.kingShort(score.king)}</li> : null}
                      {score?.master ? (
                        <li class="tw-part master">{words.masterShort(score.master)}</li>
                      ) : null}
                    </ul>
                  </td>
                ))}
                <td class="tw-steps">{points - paid}</td>
                <td data-testid={`total-${seat}`}>
                  <b>{points}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface DialogProps extends Omit<Props, 'lines'> {
  readonly players: Game['players'];
  onClose(): void;
}

/** The sheets over a table where the game goes on. */
export function SheetsDialog({ players, onClose, ...sheets }: DialogProps) {
  const { endHeading } = useTowersWords();
  return (
    <Dialog heading={endHeading} onClose={onClose}>
      <YearSheets {...sheets} lines={players.map(({ points }, seat) => ({ seat, points }))} />
    </Dialog>
  );
}
