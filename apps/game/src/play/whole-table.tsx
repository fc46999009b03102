/** The way back from an enlarged table. */
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../table/contract.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';

interface Props {
  readonly table: Pick<Table, 'isEnlarged' | 'showWhole' | 'onLayout'> | undefined;
}

export function WholeTable({ table }: Props) {
  const words = useWords();
  const [isEnlarged, setEnlarged] = useState(false);
  useEffect(() => table?.onLayout(() => setEnlarged(table.isEnlarged)), [table]);
  if (!isEnlarged) return null;
  return (
    <button type="button" class="whole-table" onClick={() => table?.showWhole()}>
      <Icon name="whole" />
      {words.table.whole}
    </button>
  );
}
