import { resources } from '../../resources';

/** An action that a key starts. `go` contains the page. */
export type Shortcut =
  | { action: 'search' | 'create' | 'save' | 'next' | 'previous' | 'open' | 'help' | 'palette' | 'prefix' }
  | { action: 'go'; page: string };

export const DASHBOARD = 'dashboard';

/** The pages that `g` and a letter open: the dashboard, and the lists that have a shortcut. */
export const pageKeys: Readonly<Record<string, string>> = {
  h: DASHBOARD,
  ...Object.fromEntries(resources.flatMap(({ shortcut, name }) => (shortcut === undefined ? [] : [[shortcut, name]]))),
};

export interface Press {
  key: string;
  /** The physical key: an Arabic keyboard has no Latin letters. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** True within a field, where letters are text. */
  typing: boolean;
  /** `g` was pressed just before. */
  prefixed: boolean;
}

const plain: Record<string, Shortcut> = {
  '/': { action: 'search' },
  '?': { action: 'help' },
  '؟': { action: 'help' },
  n: { action: 'create' },
  j: { action: 'next' },
  k: { action: 'previous' },
  o: { action: 'open' },
  g: { action: 'prefix' },
};

const LATIN = /^[\x20-\x7e]$/;

/** The Latin letter of a press, on any keyboard. */
const letterOf = ({ key, code }: Press): string => {
  if (LATIN.test(key) || key === '؟') return key.toLowerCase();
  if (code === 'Slash') return '/';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
};

/** The page of a letter; null if there is none. */
const goTo = (letter: string): Shortcut | null => {
  const page = Object.hasOwn(pageKeys, letter) ? pageKeys[letter] : undefined;
  return page === undefined ? null : { action: 'go', page };
};

/** The action of a key press; null if the back office has none. */
export const shortcutOf = (press: Press): Shortcut | null => {
  const letter = letterOf(press);
  const withControl = press.ctrlKey || press.metaKey;
  if (withControl && !press.altKey && letter === 's') return { action: 'save' };
  if (withControl && !press.altKey && letter === 'k') return { action: 'palette' };
  if (press.typing || withControl || press.altKey) return null;
  if (press.prefixed) return goTo(letter);
  return Object.hasOwn(plain, letter) ? (plain[letter] ?? null) : null;
};
