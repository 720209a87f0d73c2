import { useEffect, useRef } from 'react';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { DASHBOARD, type Shortcut, shortcutOf } from './shortcut';

/** How long `g` waits for the next letter. */
const PREFIX_MS = 1500;

const TEXT_FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TEXT_FIELDS);

/** True if a dialog or a menu is open, which handles the keys. */
const isCovered = (): boolean =>
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden), [role=listbox]') !== null;

const find = (selector: string): HTMLElement | null => document.querySelector(`#main-content ${selector}`);

/** The actions on the page itself. Each returns false if the page has no such element. */
const onPage: Record<'search' | 'save' | 'next' | 'previous' | 'open', () => boolean> = {
  search: () => {
    const field = find('input[name=q]');
    field?.focus();
    return field !== null;
  },
  save: () => click('button[type=submit]'),
  next: () => click('[data-shortcut=next]'),
  previous: () => click('[data-shortcut=previous]'),
  open: () => click('[data-shortcut=open]'),
};

const click = (selector: string): boolean => {
  const button = find(selector);
  button?.click();
  return button !== null;
};

/** The dialogs that keys open. */
export interface ShortcutDialogs {
  help: () => void;
  palette: () => void;
}

const useRun = (dialogs: ShortcutDialogs) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const createPath = useCreatePath();
  const definitions = useResourceDefinitions();
  const create = (): boolean => {
    const resource = pathname.split('/')[1] ?? '';
    if (!definitions[resource]?.hasCreate) return false;
    void navigate(createPath({ resource, type: 'create' }));
    return true;
  };
  return (shortcut: Shortcut): boolean => {
    if (shortcut.action === 'help' || shortcut.action === 'palette') dialogs[shortcut.action]();
    else if (shortcut.action === 'create') return create();
    else if (shortcut.action === 'go') void navigate(shortcut.page === DASHBOARD ? '/' : `/${shortcut.page}`);
    else if (shortcut.action !== 'prefix') return onPage[shortcut.action]();
    return true;
  };
};

/** Handles the keys of the whole page. */
export const useShortcuts = (dialogs: ShortcutDialogs): void => {
  const run = useRun(dialogs);
  const prefixedUntil = useRef(0);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isCovered()) return;
      const prefixed = Date.now() < prefixedUntil.current;
      const shortcut = shortcutOf({
        key: event.key,
        code: event.code,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        typing: isTyping(event.target),
        prefixed,
      });
      prefixedUntil.current = shortcut?.action === 'prefix' ? Date.now() + PREFIX_MS : 0;
      if (shortcut && latest.current(shortcut)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
