/** A part whose file is loaded apart: as `lazy` of React, but drawn at once where the file is there already. */
import { lazy, useState, type ComponentType } from 'react';

export interface LoadedApart<Props> {
  Screen: ComponentType<Props>;
  load: () => Promise<unknown>;
}

/** What `lazy` draws for the first time suspends, if only for a moment, and React keeps that back for 300 ms. */
export function screen<Props extends object>(
  file: () => Promise<{ default: ComponentType<Props> }>,
): LoadedApart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const { default: Loaded } = await file();
    loaded = Loaded;
    return { default: Loaded };
  };
  const Later: ComponentType<Props> = lazy(load);
  function Screen(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...props} />;
  }
  return { Screen, load };
}
