/** What keys can do. `go` names the page. */
export type Shortcut =
  { action: 'search' | 'create' | 'save' | 'next' | 'previous' | 'help' | 'prefix' } | { action: 'go'; page: Page };

/** The pages that `g` and a letter lead to. */
export const pageKeys = {
  t: 'dashboard',
  q: 'quotes',
  o: 'orders',
  i: 'invoices',
  p: 'payments',
  u: 'users',
  r: 'products',
  c: 'categories',
  m: 'contact',
  l: 'mail',
} as const;

export type Page = (typeof pageKeys)[keyof typeof pageKeys];

export interface Press {
  key: string;
  /** The physical key: an Arabic keyboard has no Latin letters. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Within a field letters are text. */
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
  g: { action: 'prefix' },
};

const LATIN = /^[\x20-\x7e]$/;

/** The Latin letter of a press, on whatever keyboard. */
const letterOf = ({ key, code }: Press): string => {
  if (LATIN.test(key) || key === '؟') return key.toLowerCase();
  if (code === 'Slash') return '/';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
};

const isPageKey = (letter: string): letter is keyof typeof pageKeys => Object.hasOwn(pageKeys, letter);

/** What a press means; null for one that is not the back office's. */
export const shortcutOf = (press: Press): Shortcut | null => {
  const letter = letterOf(press);
  const withControl = press.ctrlKey || press.metaKey;
  if (withControl && !press.altKey && letter === 's') return { action: 'save' };
  if (press.typing || withControl || press.altKey) return null;
  if (press.prefixed) return isPageKey(letter) ? { action: 'go', page: pageKeys[letter] } : null;
  return Object.hasOwn(plain, letter) ? (plain[letter] ?? null) : null;
};
