import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AppModel } from './app-model.ts';

export const ModelContext = createContext<AppModel | undefined>(undefined);

export function useApp(): AppModel {
  const app = useContext(ModelContext);
  if (!app) throw new Error('the page is drawn without its model');
  return app;
}
