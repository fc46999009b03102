/** Whether the people of a table are connected: a plain sign of it, and who is missed. */
import type { News } from '@mahjong-fortress/online';
import type { TablePartProps } from './far-part.ts';

/** Somebody is waited for and has gone. */
export function isMissed({ table }: News, seat: number): boolean {
  return table.turn === seat && table.absence !== undefined;
}

/**
 * The others at the table, by their names where no clock has them already. Nobody is called absent who isn't waited for, and in
 * a game over days everybody comes and goes.
 */
export function Presences({ news, words }: TablePartProps) {
  if (news.table.stage === 'over' || news.about?.pace.type === 'slow') return null;
  const others = news.table.seats.flatMap((sitter, seat) =>
    sitter.type === 'person' && seat !== news.seat ? [{ sitter, seat }] : [],
  );
  return (
    <ul class="presences" data-named={!news.table.clocks || undefined}>
      {others.map(({ sitter, seat }) => {
        const absent = isMissed(news, seat) ? words.playing.isNotHere : undefined;
        const text = sitter.here ? words.playing.isHere : absent;
        return (
          <li key={seat} data-season={seat} title={text && `${sitter.name}: ${text}`}>
            <span class={sitter.here ? 'presence here' : 'presence'} aria-hidden="true" />
            <span class="presence-name">{sitter.name}</span>
            {text ? <span class="unseen">: {text}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
