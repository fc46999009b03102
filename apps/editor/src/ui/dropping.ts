/** A file may be dropped anywhere. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { receiveFile } from '../app/arrival.ts';
import type { Desk } from './context.ts';

/** Text and links may be dragged into a field as everywhere. */
function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

export function useDropping(desk: Desk, isDropping: Signal<boolean>): void {
  useEffect(() => {
    function onDragOver(event: DragEvent): void {
      if (!hasFile(event)) return;
      event.preventDefault();
      isDropping.value = true;
    }
    function onDragLeave(event: DragEvent): void {
      if (event.relatedTarget === null) isDropping.value = false;
    }
    function onDrop(event: DragEvent): void {
      if (!hasFile(event)) return;
      event.preventDefault();
      isDropping.value = false;
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void receiveFile(desk, file);
    }
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [desk, isDropping]);
}
