/** Computers play the fortress many times; this shows what came of it. */
import { decimal } from '@mahjong-fortress/base/decimal';
import type { PlayerCount } from '@mahjong-fortress/layouts-schema';
import { balancePicture, LEVELS, type Level } from '@mahjong-fortress/solo-ai';
import { verdictText } from '@mahjong-fortress/words/verdicts';
import { useSignal } from '@preact/signals';
import { durationIn, ENOUGH_GAMES, secondsFor } from '../balance/duration.ts';
import type { KeptReport } from '../balance/kept-report.ts';
import { drawingAddress } from '../view/pictures.ts';
import { Button } from './button.tsx';
import { Choice } from './choice.tsx';
import { useDesk, useMessages } from './context.ts';
import { PlayersChoice } from './players-choice.tsx';
import { Sheet } from './sheet.tsx';

const GAMES = [20, 100, 500] as const;

function Report({ kept }: { readonly kept: KeptReport }) {
  const messages = useMessages();
  const language = useDesk().state.language.value;
  const { report, level } = kept;
  const verdicts = report.verdicts.map((verdict) => ({
    type: verdict.type,
    text: verdictText(verdict, messages.verdicts),
  }));
  const title = messages.balanceGames(report.games, report.players, messages.levels[level]);
  const picture = balancePicture(report, {
    title,
    seats: messages.plotSeats,
    scores: messages.plotScores,
    margins: messages.plotMargins,
    tiers: messages.plotTiers,
    seat: (index) => messages.plotSeat(index + 1),
    tier: messages.tierOnly,
  });
  return (
    <>
      {report.games < ENOUGH_GAMES ? (
        <p class="not-yet" data-testid="verdicts">
          {messages.balanceNotEnough(report.games, ENOUGH_GAMES)}
        </p>
      ) : (
        <ul class="verdicts" data-testid="verdicts">
          {verdicts.map(({ type, text }) => (
            <li key={type} class={type === 'balanced' ? 'all-good' : 'remark'}>
              {text} {messages.balanceAdvice[type]}
            </li>
          ))}
        </ul>
      )}
      <img
        class="balance-picture"
        src={drawingAddress(picture)}
        alt={report.games < ENOUGH_GAMES ? title : `${title}. ${verdicts.map(({ text }) => text).join(' ')}`}
      />
      <p class="hint">
        {messages.balanceFacts(
          decimal(report.turns.mean, language),
          decimal(report.pairs, language),
          decimal(report.stranded.mean, language),
        )}
      </p>
    </>
  );
}

export function BalanceSheet() {
  const { state, balance, shelf } = useDesk();
  const messages = useMessages();
  const players = useSignal<PlayerCount>(state.document.value.about.players[0] ?? 2);
  const level = useSignal<Level>('apprentice');
  const games = useSignal<(typeof GAMES)[number]>(100);
  const language = state.language.value;
  const progress = balance.progress.value;
  const kept = balance.kept.value;
  return (
    <Sheet title={messages.balance} class="balance">
      <p class="hint">{messages.balanceHint}</p>
      <div class="row balance-wishes">
        <PlayersChoice name="balance-players" players={players} />
        <Choice
          name="balance-level"
          label={messages.balanceLevel}
          class="segments"
          value={level.value}
          options={LEVELS.map((value) => ({
            value,
            label: messages.levels[value],
            face: messages.levels[value],
          }))}
          onChoose={(value) => {
            level.value = value;
          }}
        />
        <Choice
          name="balance-games"
          label={messages.balanceHowMany}
          class="segments"
          value={games.value}
          options={GAMES.map((value) => ({ value, label: String(value), face: value }))}
          onChoose={(value) => {
            games.value = value;
          }}
        />
      </div>
      <p class="hint" data-testid="balance-takes">
        {messages.balanceTakes(
          durationIn(secondsFor(level.value, games.value, navigator.hardwareConcurrency || 1), language),
        )}
      </p>
      {!state.isPlayable.value && <p class="not-yet">{messages.playNotYet}</p>}
      <div class="row">
        {progress ? (
          <>
            <Button icon="close" label={messages.balanceStop} onClick={balance.stop} />
            <progress max={progress.games} value={progress.done} aria-label={messages.balance} />
            <span data-testid="balance-progress">
              {messages.balanceDone(progress.done, progress.games)}
              {progress.left !== undefined &&
                `, ${messages.balanceLeft(durationIn(progress.left, language))}`}
            </span>
          </>
        ) : (
          <Button
            icon="play"
            kind="gold"
            label={messages.balanceStart}
            disabled={!state.isPlayable.value}
            onClick={() => {
              // What is tried out is worth keeping, and so is its report.
              if (state.keeping.value === 'not-yet') shelf.keep();
              balance.start({ players: players.value, level: level.value, games: games.value });
            }}
          />
        )}
      </div>
      {kept && !balance.isCurrent.value && <p class="hint">{messages.balanceOld}</p>}
      {kept && <Report kept={kept} />}
    </Sheet>
  );
}
