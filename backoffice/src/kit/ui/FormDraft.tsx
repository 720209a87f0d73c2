import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
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
 * Brings the typed values of a form back after a reload of its page, and offers to discard them; they end with the tab,
 * and when the page is left. For forms without secrets.
 */
export const FormDraft = () => {
  const { pathname, search } = useLocation();
  const translate = useTranslate();
  const key = `draft.${pathname}${search}`;
  const { subscribe, reset, formState } = useFormContext();
  const [isRestored, setRestored] = useState(() => readStored(key) !== null);
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
  if (!isRestored) return null;
  const discard = () => {
    reset();
    store(key, null);
    setRestored(false);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {translate('shop.writing.discard')}
        </Button>
      }
    >
      {translate('shop.writing.unfinished')}
    </Alert>
  );
};
