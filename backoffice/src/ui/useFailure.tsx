import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isStaleVersion, reasonOf } from '../dataProvider/errors';
import { FailureNotice, type RecordName, StaleNotice } from './FailureNotice';

/**
 * Returns the `onError` of a mutation: tells that it failed (`messageKey`) and the server's reason,
 * or, when the record (`resource` and `id`) has moved on since it was loaded, who changed it, and offers to reload it.
 */
export const useFailure = (
  messageKey: string,
  { resource, id }: Partial<RecordName> = {},
): ((error: unknown) => void) => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (isStaleVersion(error)) {
        const of = resource !== undefined && id !== undefined ? { resource, id } : undefined;
        notify(<StaleNotice of={of} />, { type: 'warning', autoHideDuration: null });
        return;
      }
      const title = translate(messageKey);
      console.error(title, error);
      const reason = reasonOf(error);
      notify(<FailureNotice title={title} reason={reason === title ? undefined : reason} />, { type: 'error' });
    },
    [messageKey, resource, id, notify, translate],
  );
};
