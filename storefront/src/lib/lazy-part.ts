import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

interface Code<Props> {
  default: ComponentType<Props>;
}

/**
 * Renders the code at once if it is loaded: React suspends for a lazy component even then, and would show the fallback
 * instead of the server's markup. The component of a mounted part must not change: another one would lose its state.
 */
export function renderedAtOnce<Props extends object>(
  load: () => Promise<Code<Props>>,
  loaded: () => ComponentType<Props> | undefined,
): FunctionComponent<Props> {
  const Lazy: ComponentType<Props> = lazy(load);
  return (props) => createElement(useState(() => loaded() ?? Lazy)[0], props);
}

/** A component whose code is a separate file; `ready` loads it before the server's markup is taken over. */
export function lazyPart<Props extends object>(load: () => Promise<Code<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    const code = await load();
    loaded = code.default;
    return code;
  };
  return Object.assign(
    renderedAtOnce(ready, () => loaded),
    { ready },
  );
}
