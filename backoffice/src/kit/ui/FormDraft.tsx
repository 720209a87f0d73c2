import { useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';

const readStored = (key: string): FieldValues | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
};

const store = (key: string, values: FieldValues | null): void => {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Private windows may refuse storage: a reload then loses the typed values.
  }
};

/**
 * Brings the typed values of a form back after a reload of its page; they end with the tab, and when the page is left. For
 * forms without secrets.
 */
export const FormDraft = () => {
  const { pathname, search } = useLocation();
  const key = `draft.${pathname}${search}`;
  const { subscribe, reset, formState } = useFormContext();
  const { isReady } = formState;
  useEffect(() => {
    // Before, react-admin would replace the values by the record's.
    if (!isReady) return undefined;
    const stored = readStored(key);
    if (stored !== null) reset(stored, { keepDefaultValues: true });
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => store(key, values) });
    return () => {
      stop();
      store(key, null);
    };
  }, [key, isReady, subscribe, reset]);
  return null;
};
