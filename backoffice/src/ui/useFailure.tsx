import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isStaleVersion, reasonOf } from '../dataProvider/errors';
import { FailureNotice, StaleNotice } from './FailureNotice';

/**
 * Returns the `onError` of a mutation: tells that it failed (`messageKey`) and the server's reason,
 * or, when the record has moved on since it was loaded, offers to reload it.
 */
export const useFailure = (messageKey: string): ((error: unknown) => void) => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (isStaleVersion(error)) {
        notify(<StaleNotice />, { type: 'warning', autoHideDuration: null });
        return;
      }
      const title = translate(messageKey);
      console.error(title, error);
      const reason = reasonOf(error);
      notify(<FailureNotice title={title} reason={reason === title ? undefined : reason} />, { type: 'error' });
    },
    [messageKey, notify, translate],
  );
};
