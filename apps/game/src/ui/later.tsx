/** A part of the page that is fetched when it is first wanted; from then on it is there at once. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AppModel } from '../app/app-model.ts';
import { useApp } from '../app/model-context.ts';

function tellMissing(app: AppModel): void {
  const { name } = app.screen.value;
  if (name === 'newGame' || name === 'lobby') app.toTitle();
  app.dialog.value = 'notLoaded';
}

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing = tellMissing,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const app = useApp();
    const [, setLoaded] = useState(Loaded !== undefined);
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (view) => {
          Loaded = view;
          setLoaded(true);
        },
        () => onMissing(app),
      );
    }, [app]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
