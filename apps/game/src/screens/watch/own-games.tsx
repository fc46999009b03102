/** The person's own games, over or not, to be watched from their beginning. */
import { useMemo, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { listSaves } from '../../storage/saves.ts';
import { useNews } from '../../ui/use-news.ts';
import { useWords } from '../../ui/words.ts';
import { SaveAbout } from '../save-about.tsx';

export function OwnGames() {
  const app = useApp();
  const { saves, watch } = useWords();
  const news = useNews(app.vault);
  const entries = useMemo(() => listSaves(app.vault), [app.vault, news]);
  /** Only opening a game shows whether it can be played again. */
  const [spoilt, setSpoilt] = useState<readonly string[]>([]);
  const games = entries.flatMap((entry) => (entry.ok ? [entry.save] : []));
  async function open(id: string): Promise<void> {
    if (!(await app.watchSave(id))) setSpoilt([...spoilt, id]);
  }
  return (
    <section>
      <h3>{watch.mine}</h3>
      {games.length === 0 ? <p class="remark">{watch.none}</p> : null}
      <ul class="saves">
        {games.map((save) => (
          <li class="save" key={save.id}>
            <SaveAbout save={save} />
            {spoilt.includes(save.id) ? (
              <p class="problem" role="alert">
                {saves.broken}
              </p>
            ) : (
              <button type="button" class="small" onClick={() => void open(save.id)}>
                {saves.watch}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
