/** What stands at a table that is played elsewhere, for the table screen to put where it belongs. */
import type { FarParts } from '../../../app/far.ts';
import type { FarTable } from '../../../online/far-table.ts';
import { Clocks } from './clocks.tsx';
import { Company } from './company.tsx';
import { FarEnd } from './far-end.tsx';
import { FarMenu } from './far-menu.tsx';
import { Say } from './say.tsx';

export function farParts(table: FarTable): FarParts {
  return {
    Menu: () => <FarMenu table={table} />,
    Clocks: () => <Clocks table={table} />,
    Say: () => <Say table={table} />,
    Company: () => <Company table={table} />,
    End: (props) => <FarEnd table={table} {...props} />,
  };
}
