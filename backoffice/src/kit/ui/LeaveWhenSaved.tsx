import { useEffect } from 'react';
import { useRedirect, useRefresh } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface Props {
  /** The page that follows; none until the record is stored. */
  to: string | undefined;
  refreshes?: boolean;
}

/** Leaves once the form counts as saved. An earlier navigation would warn of unsaved changes. */
export const LeaveWhenSaved = ({ to, refreshes = true }: Props) => {
  const { isSubmitSuccessful } = useFormState();
  const redirect = useRedirect();
  const refresh = useRefresh();
  useEffect(() => {
    if (to === undefined || !isSubmitSuccessful) return;
    redirect(to);
    if (refreshes) refresh();
  }, [to, refreshes, isSubmitSuccessful, redirect, refresh]);
  return null;
};
