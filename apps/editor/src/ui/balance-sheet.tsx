/** Computers play the fortress many times; this shows what came of it. */
import { decimal } from '@mahjong-fortress/base/decimal';
import { GALLERY_LIMITS } from '@mahjong-fortress/gallery';
import { PLAYER_COUNTS, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import { BAND_LEVEL, balancePicture, bundledBands, LEVELS, type Level } from '@mahjong-fortress/solo-ai';
import { verdictText } from '@mahjong-fortress/words/verdicts';
import { type Signal, useSignal } from '@preact/signals';
import { durationIn, secondsFor } from '../balance/duration.ts';
import type { KeptReport } from '../balance/kept-report.ts';
import { drawingAddress } from '../view/pictures.ts';
import { Button } from './button.tsx';
import { Choice } from './choice.tsx';
import { useDesk, useMessages } from './context.ts';
import { Sheet } from './sheet.tsx';

const GAMES = [20, 100, 500] as const;
const ENOUGH_GAMES = GALLERY_LIMITS.enoughGames;

function Report({ kept }: { readonly kept: KeptReport }) {
  const messages = useMessages();
  const { state, balance } = useDesk();
  const language = state.language.value;
  const { report, level } = kept;
  const verdicts = report.verdicts.map((verdict) => ({
    type: verdict.type,
    text: verdictText(verdict, messages.verdicts),
  }));
  const title = messages.balanceGames(report.games, report.players, messages.levels[level]);
  const words = {
    title,
    seats: messages.plotSeats,
    scores: messages.plotScores,
    margins: messages.plotMargins,
    tiers: messages.plotTiers,
    turns: messages.plotTurns,
    pairs: messages.plotPairs,
    band: messages.plotBand,
    bandOfOne: messages.plotBandOfOne,
    seat: (index: number) => messages.plotSeat(index + 1),
    tier: messages.tierOnly,
    number: (value: number) => decimal(value, language),
  };
  const picture = balancePicture(report, words, {
    bands: bundledBands(report.players, level),
    // On a phone two plots side by side could not be read.
    columns: window.innerWidth < 640 ? 1 : 2,
  });
  return (
    <section aria-label={title}>
      {balance.isCurrent(kept) ? null : <p class="hint">{messages.balanceOld}</p>}
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
        )}{' '}
        {level !== BAND_LEVEL && messages.balanceNoBand(messages.levels[BAND_LEVEL])}
      </p>
    </section>
  );
}

/** For which numbers of players games are run; those that the fortress is for, to begin with. */
function PlayersWished({ wished }: { readonly wished: Signal<readonly PlayerCount[]> }) {
  const messages = useMessages();
  return (
    <fieldset class="choice segments">
      <legend>{messages.forPlayers}</legend>
      <div class="choice-options">
        {PLAYER_COUNTS.map((count) => (
          <label key={count} title={messages.playersCount(count)}>
            <input
              type="checkbox"
              aria-label={messages.playersCount(count)}
              checked={wished.value.includes(count)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                wished.value = PLAYER_COUNTS.filter((other) =>
                  other === count ? checked : wished.value.includes(other),
                );
              }}
            />
            <span class="choice-face">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function BalanceSheet() {
  const { state, balance, shelf } = useDesk();
  const messages = useMessages();
  const players = useSignal<readonly PlayerCount[]>(
    PLAYER_COUNTS.filter((count) => state.document.value.about.players.includes(count)),
  );
  const level = useSignal<Level>('apprentice');
  const games = useSignal<(typeof GAMES)[number]>(100);
  const language = state.language.value;
  const progress = balance.progress.value;
  const wish = { players: players.value, level: level.value, games: games.value };
  return (
    <Sheet title={messages.balance} class="balance">
      <p class="hint">{messages.balanceHint}</p>
      <div class="row balance-wishes">
        <PlayersWished wished={players} />
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
      {wish.players.length > 0 && (
        <p class="hint" data-testid="balance-takes">
          {messages.balanceTakes(durationIn(secondsFor(wish, navigator.hardwareConcurrency || 1), language))}
        </p>
      )}
      {!state.isPlayable.value && <p class="not-yet">{messages.playNotYet}</p>}
      <div class="row">
        {progress ? (
          <>
            <Button icon="close" label={messages.balanceStop} onClick={balance.stop} />
            <progress max={progress.games} value={progress.done} aria-label={messages.balance} />
            <span data-testid="balance-progress">
              {messages.balanceDone(progress.done, progress.games)}
              {progress.games > games.value && `, ${messages.playersCount(progress.players)}`}
              {progress.left !== undefined &&
                `, ${messages.balanceLeft(durationIn(progress.left, language))}`}
            </span>
          </>
        ) : (
          <Button
            icon="play"
            kind="gold"
            label={messages.balanceStart}
            disabled={!state.isPlayable.value || wish.players.length === 0}
            onClick={() => {
              // What is tried out is worth keeping, and so is its report.
              if (state.keeping.value === 'not-yet') shelf.keep();
              balance.start(wish);
            }}
          />
        )}
      </div>
      {balance.kept.value.map((kept) => (
        <Report key={kept.report.players} kept={kept} />
      ))}
    </Sheet>
  );
}
