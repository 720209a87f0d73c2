import { visit } from './i18n/i18n';
import { notify } from './notify';
import { onServer } from './on-server';

interface PersistedStore<T> {
  get: () => T;
  /** The value if nothing is stored; the server uses it too, since it has no storage. */
  untouched: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * A value under `key` in localStorage, which follows changes by other tabs, or in this tab's sessionStorage. `parse` converts any stored value (null if none was, or it is not JSON) and must not throw; storing null
 * removes the key. If storage is denied or full, the value is still in memory.
 */
export function createPersistedStore<T>(
  key: string,
  parse: (stored: unknown) => T,
  area: StorageArea = 'localStorage',
): PersistedStore<T> {
  const listeners = new Set<() => void>();
  const untouched = parse(null);
  let value = onServer ? untouched : parse(readJson(area, key));
  const announce = () => listeners.forEach((listener) => listener());

  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    value = parse(readJson(area, key));
    announce();
  };
  if (!onServer) window.addEventListener('storage', follow);

  return {
    get: () => value,
    untouched: () => untouched,
    set: (next) => {
      value = next;
      writeJson(area, key, next);
      announce();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(area: StorageArea, key: string, value: unknown): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
  } catch {
    sayOnceThatNothingIsStored();
  }
}

let wasSaid = false;

/** Storage may be blocked or full: values then remain in memory, until the page is closed. */
function sayOnceThatNothingIsStored(): void {
  if (wasSaid) return;
  wasSaid = true;
  notify('warning', visit.t('app.notStored'));
}
