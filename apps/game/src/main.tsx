import { effect, signal } from '@preact/signals';
import '@mahjong-fortress/base/entry';
import { askToPersist, openVault } from '@mahjong-fortress/base/browser-vault';
import { connectOnlyTo } from '@mahjong-fortress/base/connections';
import { languageFor } from '@mahjong-fortress/base/languages';
import { listSources, playableFortresses } from '@mahjong-fortress/layouts-schema';
import { keepOffline, type TakeUpdate } from '@mahjong-fortress/offline/page';
import { loadGameWords } from '@mahjong-fortress/words/game';
import { firstSpeech } from '@mahjong-fortress/words/speech';
import { render } from 'preact';
import { makeApp } from './app/app-model.ts';
import { followHistory } from './app/history.ts';
import { CHARTS_SWITCH, isOn, TEST_SWITCH } from './dev/switches.ts';
import { App } from './page.tsx';
import { newSeed } from './session/new-game.ts';
import { opponentsIn } from './session/opponent-client.ts';
import './styles/index.css';
import { followMusic } from './sound/music.ts';
import { claimsOf } from './storage/claims.ts';
import { settleSaves } from './storage/keeping.ts';
import { readSettings } from './storage/settings.ts';

const vault = await openVault({ settle: settleSaves });
connectOnlyTo(listSources(vault));

const language = readSettings(vault).language ?? languageFor(navigator.languages);
const inspect = isOn(CHARTS_SWITCH, window.location)
  ? (await import('./dev/running-charts.tsx')).showCharts()
  : undefined;

const app = makeApp({
  inspect,
  vault,
  claims: claimsOf(navigator.locks as LockManager | undefined),
  ownLayouts: () => playableFortresses(vault).map(({ layout }) => layout),
  opponents: opponentsIn(
    () => new Worker(new URL('./workers/opponent.worker.ts', import.meta.url), { type: 'module' }),
  ),
  speech: await firstSpeech(language, loadGameWords),
  loadWords: loadGameWords,
  loadPlaying: () => import('./playing.ts'),
  loadTowers: () => import('./towers/playing.ts'),
  loadOnline: () => import('./far-playing.ts'),
  prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  now: () => Date.now(),
  askToPersist: () => void askToPersist(),
});

followHistory(app);
if (isOn(TEST_SWITCH, window.location)) {
  const { endToEndApi } = await import('./dev/end-to-end-api.ts');
  window.mahjongFortress = endToEndApi(app);
}
followMusic(app.settings, newSeed());

const update = signal<TakeUpdate | undefined>(undefined);
if (import.meta.env.PROD) {
  void keepOffline('service-worker.js', (take) => {
    update.value = take;
  });
  // So that the way to the editor is there without a network, too; it tells of its own updates.
  void keepOffline('editor/service-worker.js', () => undefined);
}

const page = document.querySelector('#page');
if (page) render(<App app={app} update={update} />, page);
// Once the first screen stands, and whenever somebody comes back to it: whether there is more to offer.
const look = () =>
  import('./online/looking.ts').then(({ lookForServer }) => lookForServer(app)).catch(() => undefined);
if (app.screen.value.name !== 'title') void look();
effect(() => {
  if (app.screen.value.name === 'title') void look();
});
// And so that the next ones open at once.
setTimeout(() => {
  import('./playing.ts').catch(() => undefined);
  import('./screens/new-game/new-game.tsx').catch(() => undefined);
}, 1000);
