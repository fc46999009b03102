/** Opens a painted table. Phaser is only fetched then, and all of it takes a while, so it may be closed before it is open. */
import type { Table, TableHands } from '../table/contract.ts';

interface Options {
  /** Told of what is touched. */
  readonly hands: TableHands;
  onOpen(table: Table): void;
  /** There is no WebGL, or it does not work. */
  onFail(): void;
}

/** Call what it returns once the table is no longer wanted; closing an open one is up to whoever was given it. */
export function openPainted(parent: HTMLElement, { hands, onOpen, onFail }: Options): () => void {
  let isWanted = true;
  async function open(): Promise<void> {
    const { makeTable } = await import('../table/engine/make-table.ts');
    if (!isWanted) return;
    const table = await makeTable(parent, hands);
    if (isWanted) onOpen(table);
    else table.destroy();
  }
  open().catch(onFail);
  return () => {
    isWanted = false;
  };
}
