/** Online: a quick game, open tables, one's own games. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { Me } from '../../online/api.ts';
import { lookForServer } from '../../online/looking.ts';
import { api } from '../../online/server.ts';
import { siteTables } from '../../online/server-tables.ts';
import { Crane } from '../../ui/crane.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.ts';
import { MyGames } from './my-games.tsx';
import { useOnlineWords } from './online-words.ts';
import { OpenTables } from './open-tables.tsx';
import { QuickGame } from './quick-game.tsx';
import { type Polled, usePolled } from './use-polled.ts';
import './online.css';

const TABLES_MS = 4000;
const MINE_MS = 10_000;
const HELLO_MS = 5000;

interface Props {
  readonly words: OnlineWords;
}

function Tables({ me, words }: Props & { readonly me: Me | undefined }) {
  const tables = usePolled(siteTables.open, TABLES_MS, me?.player);
  const mine = usePolled(siteTables.mine, MINE_MS, me?.player);
  // A table that nobody is at is no place for a game that is played at once, one that all have left for none.
  const open = tables.value?.games.filter(
    ({ here, pace, players }) =>
      (here || (pace.type === 'slow' && players.length > 0)) &&
      !players.some(({ player }) => player === me?.player),
  );
  return (
    <>
      <p class="line-words" role="status">
        {tables.refused ? words.lobby.away : ''}
      </p>
      <div class="sheet-parts lobby-parts">
        <QuickGame words={words} />
        <OpenTables tables={open} words={words} />
        <MyGames listed={mine.value} words={words} />
      </div>
    </>
  );
}

/** Nobody is there to play with; but not nothing is. */
function NoServer({ words, refused }: Props & Pick<Polled<unknown>, 'refused'>) {
  const app = useApp();
  const { lobby } = words;
  const isNone = refused?.code === 'no-server';
  return (
    <div class="sheet-parts no-server">
      <section class="sheet-part">
        <Crane />
        <p role="status">{isNone ? lobby.noServer : refused ? lobby.away : lobby.asking}</p>
        {refused ? (
          <div class="choices">
            <button type="button" class="large" onClick={app.playQuick}>
              {lobby.computer}
            </button>
            <button type="button" class="small" onClick={() => app.toNewGame('friends')}>
              {lobby.friends}
            </button>
          </div>
        ) : null}
      </section>
    </div>
  );
}

export function Lobby() {
  const app = useApp();
  const { common, profile } = useWords();
  const words = useOnlineWords();
  const hello = usePolled(api.hello, HELLO_MS, app.dialog.value);
  const isThere = hello.value !== undefined;
  useEffect(() => {
    if (isThere) void lookForServer(app);
  }, [app, isThere]);
  if (!words) return null;
  const me = hello.value?.you;
  return (
    <main class="sheet parchment lobby">
      <header class="sheet-head">
        <button type="button" class="quiet" onClick={app.toTitle}>
          ‹ {common.back}
        </button>
        <h1>{words.lobby.heading}</h1>
        {isThere ? (
          <button
            type="button"
            class="small profile"
            aria-label={me ? `${profile.heading}: ${me.name}` : profile.heading}
            onClick={() => {
              app.dialog.value = 'me';
            }}
          >
            <Icon name="person" />
            <span>{me?.name ?? profile.heading}</span>
          </button>
        ) : null}
      </header>
      {isThere ? <Tables me={me} words={words} /> : <NoServer words={words} {...hello} />}
    </main>
  );
}
