import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The typed values, by field. */
type Draft = Readonly<Record<string, string>>;

interface FormDraft {
  /** The stored draft; null if there is none. */
  read: (owner?: string) => Draft | null;
  /** Stores the changed fields of the draft. */
  keep: (values: FieldValues, initial: FieldValues, owner?: string) => void;
  clear: () => void;
}

/**
 * The draft of a form. It survives a refresh, and ends with the tab.
 * @param fields that are stored; they must not contain passwords
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

/** Updates the form's draft while the user types. */
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
    // Private windows may refuse storage: a refresh then loses the typed values.
  }
}
