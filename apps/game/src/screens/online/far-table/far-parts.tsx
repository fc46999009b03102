/** What stands at a table that is played elsewhere, for the table screen to put where it belongs. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { FarParts } from '../../../app/far.ts';
import type { FarTable } from '../../../online/far-table.ts';
import { later } from '../../../ui/later.tsx';
import { useOnlineWords } from '../online-words.ts';
import { AllClocks, SeatClock } from './clocks.tsx';
import { TableCompany } from './company.tsx';
import { FarMenu } from './far-menu.tsx';
import type { TablePartProps } from './far-part.ts';
import { Presences } from './presence.tsx';
import { Say } from './say.tsx';

const FarEnd = later(async () => (await import('./far-end.tsx')).FarEnd);

export function farParts(table: FarTable, isUnreadable: ReadonlySignal<boolean>): FarParts {
  /** Shown as soon as there are words for it. */
  function part<Props extends object>(View: ComponentType<TablePartProps & Props>): ComponentType<Props> {
    return (props) => {
      const words = useOnlineWords();
      const news = table.news.value;
      return words && news ? <View {...props} table={table} news={news} words={words} /> : null;
    };
  }
  return {
    Menu: part(FarMenu),
    Clocks: part((props) => (
      <>
        <Presences {...props} />
        <AllClocks {...props} />
      </>
    )),
    Clock: part<{ readonly seat: number }>(SeatClock),
    Say: part(Say),
    Company: part((props) => <TableCompany {...props} isUnreadable={isUnreadable.value} />),
    End: (props) => <FarEnd table={table} {...props} />,
  };
}
