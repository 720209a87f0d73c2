import { visit } from './i18n/i18n';
import { notify } from './notify';
import { onServer } from './on-server';
import { createStore } from './store';

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
  const untouched = parse(null);
  const store = createStore(onServer ? untouched : parse(readJson(area, key)));

  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) store.set(parse(readJson(area, key)));
  };
  if (!onServer) window.addEventListener('storage', follow);

  return {
    get: store.get,
    untouched: () => untouched,
    set: (next) => {
      writeJson(area, key, next);
      store.set(next);
    },
    subscribe: store.subscribe,
  };
}

/** Reads the fields of a stored value; null if it has none. A field that is no text is an empty one. */
export function fieldsIn(stored: unknown) {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { text, field: (name: string): unknown => fields.get(name) };
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
