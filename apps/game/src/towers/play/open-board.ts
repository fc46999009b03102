/** The painted board that is open: the screen around it turns it, and tests ask it where a cell is seen. */
import { signal } from '@preact/signals';
import type { TowersTable } from '../table/contract.ts';

export const openBoard = signal<TowersTable | undefined>(undefined);
