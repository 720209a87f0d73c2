import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The typed values, by field. */
type Draft = Readonly<Record<string, string>>;

interface FormDraft {
  /** The stored draft; null if there is none. */
  read: (owner?: string) => Draft | null;
  /** Keeps the fields of the draft; what is as it was at the beginning is no draft. */
  keep: (values: FieldValues, initial: FieldValues, owner?: string) => void;
  clear: () => void;
}

/**
 * The draft of a form. It lasts as long as the tab and survives a refresh.
 * @param fields those that are stored; passwords are never among them
 */
export function formDraft(name: string, fields: readonly string[]): FormDraft {
  const key = `draft.${name}`;
  return {
    read: (owner = '') => {
      const stored = readStored(key);
      if (stored?.['owner'] !== owner) return null;
      return Object.fromEntries(fields.map((field) => [field, textOf(stored[field])]));
    },
    keep: (values, initial, owner = '') => {
      const typed = fields.map((field) => [field, textOf(values[field])] as const);
      const isChanged = typed.some(([field, text]) => text !== textOf(initial[field]));
      store(key, isChanged ? { ...Object.fromEntries(typed), owner } : null);
    },
    clear: () => store(key, null),
  };
}

/** Keeps the form's draft up to date while somebody types. */
export function useFormDraft<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  draft: FormDraft,
  initial: Values,
  owner?: string,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values, initial, owner) }),
    [subscribe, draft, initial, owner],
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readStored(key: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : null;
  } catch {
    return null;
  }
}

function store(key: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private windows may refuse storage: a refresh then loses what was typed.
  }
}
