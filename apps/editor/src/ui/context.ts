/** How components reach the editor. */
import type { Vault } from '@mahjong-fortress/base/vault';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Editor } from '../app/editor.ts';
import type { Balance } from '../balance/balance.ts';
import type { Paper } from '../view/paper.ts';

export interface Desk extends Editor {
  readonly vault: Vault;
  readonly paper: Paper;
  readonly balance: Balance;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('A component was used outside of the editor.');
  return desk;
}

export function useMessages(): EditorWords {
  return useDesk().state.messages.value;
}
