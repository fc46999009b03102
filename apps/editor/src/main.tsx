import { FORTRESS_PREFIX } from '@mahjong-fortress/layouts-schema';
import { keepOffline } from '@mahjong-fortress/offline/page';
import { render } from 'preact';
import { openStorage, rememberedLanguage, rememberLanguage } from './app/browser-storage.ts';
import { createEditor } from './app/editor.ts';
import { listenToLinks } from './app/links.ts';
import { createBalance } from './balance/balance.ts';
import { languageFrom } from './i18n/messages.ts';
import { App } from './ui/app.tsx';
import { type Desk, DeskContext } from './ui/context.ts';
import { createPaper } from './view/paper.ts';
import './style/style.css';

const storage = openStorage();
const editor = createEditor(languageFrom([rememberedLanguage(storage), ...navigator.languages]), {
  storage,
  now: () => Date.now(),
  newKey: () => crypto.getRandomValues(new Uint32Array(2)).join('-'),
});
const desk: Desk = {
  ...editor,
  paper: createPaper(editor.state),
  balance: createBalance(
    editor.state,
    storage,
    () => new Worker(new URL('./balance/balance.worker.ts', import.meta.url), { type: 'module' }),
  ),
};

rememberLanguage(storage, editor.state.language);
listenToLinks(editor);
window.addEventListener('storage', (event) => {
  editor.shelf.lookAgain();
  if (event.key === FORTRESS_PREFIX + editor.state.fortressKey.value) editor.takeOver();
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
