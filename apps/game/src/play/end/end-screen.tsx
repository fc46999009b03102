/** The final score: a scroll with every point, one line after another. */
import { isSolo, soloRank, standings } from '@mahjong-fortress/rules';
import { nameOf, type Who, YOU } from '@mahjong-fortress/words/who';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { anotherGame } from '../../session/new-game.ts';
import { seasonsOf } from '../../session/seats.ts';
import type { SessionState } from '../../session/session.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { saveRecord } from '../../ui/record-file.ts';
import { useWords } from '../../ui/words.ts';
import { scoreLines } from './score-lines.ts';
import { WinnerRealm } from './winner-realm.tsx';

interface RowProps {
  readonly state: SessionState;
  onBoard(): void;
}

/** What can be done with a game that is over. */
export function EndRow({ state, onBoard }: RowProps) {
  const app = useApp();
  const { end, table } = useWords();
  const { record } = state;
  return (
    <nav class="end-row">
      <button type="button" class="large" onClick={() => app.choose(anotherGame(state))}>
        {end.again}
      </button>
      <button type="button" class="small" onClick={() => app.playAgain(record)}>
        {table.sameDeal}
      </button>
      <button type="button" class="small" onClick={() => app.watch(state, { from: state.id })}>
        {end.watch}
      </button>
      <CopyLink record={record} step={0} class="small" />
      <button type="button" class="small" onClick={() => saveRecord(record)}>
        {end.saveRecord}
      </button>
      <button type="button" class="small" onClick={onBoard}>
        {table.showBoard}
      </button>
      <button type="button" class="small" onClick={app.toTitle}>
        {end.toTitle}
      </button>
    </nav>
  );
}

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
  /** Stands under the score. */
  readonly children: ComponentChildren;
}

export function EndScreen({ state, who, children }: Props) {
  const app = useApp();
  const words = useWords();
  const { end } = words;
  const { view, record } = state;
  const seasons = seasonsOf(record);
  const table = standings(view);
  const first = table.filter(({ place }) => place === 1).map(({ player }) => player);
  const winners = first.map((player) => who[player] ?? YOU);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasCards = view.options.spirits.length + view.options.dragons.length > 0;
  return (
    <main class="end" data-counts={app.speed() !== 'off' || undefined}>
      <div class="scroll parchment">
        <h1 ref={heading} tabIndex={-1}>
          {end.heading}
        </h1>
        <p class="winner">
          {isSolo(view)
            ? end.soloRank(words.ranks[soloRank(view)])
            : winners.length > 1
              ? end.winners(winners)
              : end.winner(winners[0] ?? YOU)}
        </p>
        {isSolo(view) && hasCards ? <p class="remark">{end.handicap}</p> : null}
        <div class="end-body">
          <div class="winner-realms">
            {first.map((player) => (
              <WinnerRealm
                key={player}
                view={view}
                player={player}
                who={who[player]}
                season={seasons[player] ?? 0}
              />
            ))}
          </div>
          <div class="score-tables">
            {table.map(({ player, place, score }) => {
              const lines = scoreLines(score, words);
              return (
                <table
                  class="score"
                  key={player}
                  data-season={seasons[player]}
                  data-won={place === 1 || undefined}
                >
                  <caption>
                    <b>{nameOf(who[player], words)}</b>{' '}
                    {isSolo(view) ? null : <span>{end.place(place)}</span>}
                  </caption>
                  <tbody>
                    {lines.map(({ key, label, vp, parts }, line) => (
                      <tr key={key} style={{ '--line': line }}>
                        <th scope="row">
                          {label}
                          {parts.map((part) => (
                            <small key={part}>{part}</small>
                          ))}
                        </th>
                        <td>{vp}</td>
                      </tr>
                    ))}
                  </tbody>
                  <tfoot>
                    <tr style={{ '--line': lines.length }}>
                      <th scope="row">{end.total}</th>
                      <td data-testid={`total-${player}`}>{score.total}</td>
                    </tr>
                    {isSolo(view) ? null : (
                      <tr style={{ '--line': lines.length }}>
                        <td colSpan={2} class="remark">
                          {end.tieBreak(score.faceDownStacks)}
                        </td>
                      </tr>
                    )}
                  </tfoot>
                </table>
              );
            })}
          </div>
        </div>
        {children}
      </div>
    </main>
  );
}
