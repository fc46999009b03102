/** A file may be dropped anywhere. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPicture, readFile } from '../exchange/arrivals.ts';
import type { Desk } from './context.ts';

export function useDropping(desk: Desk, isDropping: Signal<boolean>): void {
  useEffect(() => {
    async function open(file: File): Promise<void> {
      const read = await readFile(file);
      if (!read.ok) return desk.warn(read.error);
      const [layout] = read.value.layouts;
      if (!layout) return;
      desk.startFrom(layout);
      const [change] = read.value.advice;
      if (change) desk.say((_, language) => change.text[language]);
    }
    function onDragOver(event: DragEvent): void {
      event.preventDefault();
      isDropping.value = true;
    }
    function onDragLeave(event: DragEvent): void {
      if (event.relatedTarget === null) isDropping.value = false;
    }
    function onDrop(event: DragEvent): void {
      event.preventDefault();
      isDropping.value = false;
      const [file] = event.dataTransfer?.files ?? [];
      if (file && !isPicture(file)) void open(file);
      else if (file) desk.state.sheet.value = 'start';
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
