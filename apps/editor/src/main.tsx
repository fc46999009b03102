import '@mahjong-fortress/base/entry';
import { openVault } from '@mahjong-fortress/base/browser-vault';
import { languageFor } from '@mahjong-fortress/base/languages';
import { FORTRESS_PREFIX } from '@mahjong-fortress/layouts-schema';
import { keepOffline } from '@mahjong-fortress/offline/page';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { firstSpeech } from '@mahjong-fortress/words/speech';
import { render } from 'preact';
import { CLIPBOARD_KEY } from './app/clipboard.ts';
import { createEditor } from './app/editor.ts';
import { listenToLinks } from './app/links.ts';
import { rememberedLanguage, rememberLanguage } from './app/remembered-language.ts';
import { makeSightText, takeSight } from './app/sight.ts';
import { keepInTab, keptInTab } from './app/tab.ts';
import { createBalance } from './balance/balance.ts';
import { App } from './ui/app.tsx';
import { type Desk, DeskContext } from './ui/context.ts';
import { createPaper } from './view/paper.ts';
import './style/style.css';

const vault = await openVault();
const language = languageFor([rememberedLanguage(vault), ...navigator.languages]);
const editor = createEditor(await firstSpeech(language, loadEditorWords), {
  vault,
  loadWords: loadEditorWords,
  now: () => Date.now(),
  newKey: () => crypto.getRandomValues(new Uint32Array(2)).join('-'),
});
const desk: Desk = {
  ...editor,
  vault,
  paper: createPaper(editor.state),
  balance: createBalance(editor.state, {
    vault,
    makeWorker: () => new Worker(new URL('./balance/balance.worker.ts', import.meta.url), { type: 'module' }),
    cores: navigator.hardwareConcurrency || 1,
    now: () => performance.now(),
  }),
};

const SIGHT_KEY = 'mahjong-fortress/sight';
window.addEventListener('pagehide', () => keepInTab(SIGHT_KEY, makeSightText(desk.state, desk.paper)));

rememberLanguage(vault, editor.state.language);
listenToLinks(editor, vault);
takeSight(keptInTab(SIGHT_KEY), desk.state, desk.paper);
vault.subscribe((key) => {
  if (key === CLIPBOARD_KEY) editor.takeClipboard();
  if (key.startsWith(FORTRESS_PREFIX)) editor.shelf.lookAgain();
  if (key === FORTRESS_PREFIX + editor.state.fortressKey.value) editor.takeOver();
});

if (import.meta.env.PROD) {
  void keepOffline('service-worker.js', (reload) => {
    editor.state.notice.value = { words: (messages) => messages.updateReady, kind: 'update', reload };
  });
}

const root = document.getElementById('editor');
if (root) {
  render(
    <DeskContext.Provider value={desk}>
      <App />
    </DeskContext.Provider>,
    root,
  );
}
