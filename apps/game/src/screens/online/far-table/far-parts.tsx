/** What stands at a table that is played elsewhere, for the table screen to put where it belongs. */
import type { ReadonlySignal } from '@preact/signals';
import type { FarParts } from '../../../app/far.ts';
import type { FarTable } from '../../../online/far-table.ts';
import { later } from '../../../ui/later.tsx';
import { AllClocks, SeatClock } from './clocks.tsx';
import { TableCompany } from './company.tsx';
import { FarMenu } from './far-menu.tsx';
import { Presences } from './presence.tsx';
import { Say } from './say.tsx';

const FarEnd = later(async () => (await import('./far-end.tsx')).FarEnd);

export function farParts(table: FarTable, isUnreadable: ReadonlySignal<boolean>): FarParts {
  return {
    Menu: () => <FarMenu table={table} />,
    Clocks: () => (
      <>
        <Presences table={table} />
        <AllClocks table={table} />
      </>
    ),
    Clock: ({ seat }) => <SeatClock table={table} seat={seat} />,
    Say: () => <Say table={table} />,
    Company: () => <TableCompany table={table} isUnreadable={isUnreadable.value} />,
    End: (props) => <FarEnd table={table} {...props} />,
  };
}
