/** A game as soon as possible: at a table that waits, else at one's own. */
import { LIVE_PACES } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { GameTabs } from '../../ui/game-tabs.tsx';
import { useLanguage } from '../../ui/words.ts';
import type { QuickWish } from './going.ts';
import { refusalWords } from './online-words.ts';
import { PacePicker } from './pace-picker.tsx';
import { findGame } from './pairing.ts';
import { PLAYERS } from './players.ts';

export function QuickGame({ words }: { readonly words: OnlineWords }) {
  const app = useApp();
  const language = useLanguage();
  const { lobby } = words;
  const [wanted, setWanted] = useState<QuickWish>({
    game: 'mahjong-fortress',
    players: 2,
    pace: LIVE_PACES.steady,
  });
  const [isFinding, setFinding] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function find(): Promise<void> {
    setFinding(true);
    setProblem(undefined);
    const refused = await findGame(app, wanted, language);
    if (!refused) return;
    setFinding(false);
    setProblem(refusalWords(refused, words));
  }

  return (
    <section class="sheet-part quick" aria-labelledby="quick-heading">
      <h2 id="quick-heading">{lobby.quick}</h2>
      <p class="remark">{lobby.quickAbout}</p>
      <fieldset class="far-part">
        <legend>{lobby.game}</legend>
        <div class="tabs">
          <GameTabs game={wanted.game} onChange={(game) => setWanted({ ...wanted, game })} />
        </div>
      </fieldset>
      <fieldset class="far-part">
        <legend>{lobby.players}</legend>
        <div class="tabs">
          {PLAYERS.map((players) => (
            <button
              type="button"
              key={players}
              aria-pressed={players === wanted.players}
              onClick={() => setWanted({ ...wanted, players })}
            >
              {players}
            </button>
          ))}
        </div>
      </fieldset>
      <PacePicker pace={wanted.pace} words={words} onChange={(pace) => setWanted({ ...wanted, pace })} />
      <button type="button" class="large" disabled={isFinding} onClick={() => void find()}>
        {isFinding ? lobby.finding : lobby.find}
      </button>
      {problem ? (
        <p class="problem" role="alert">
          {problem}
        </p>
      ) : null}
      <div class="choices">
        <button type="button" class="small" onClick={() => app.toNewGame('friends')}>
          {lobby.friends}
        </button>
        <button type="button" class="small" onClick={app.playQuick}>
          {lobby.computer}
        </button>
      </div>
    </section>
  );
}
