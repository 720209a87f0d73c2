import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { noteUnsaved } from './unsavedChanges';
import { UnsavedDialog } from './UnsavedDialog';
import { useSaveForm } from './useSaveForm';

/** Makes the saved values the starting point: without it a later change would not count as unsaved. */
const useCleanAfterSave = (isSubmitSuccessful: boolean) => {
  const { reset, getValues } = useFormContext();
  useEffect(() => {
    if (isSubmitSuccessful) reset(getValues());
  }, [isSubmitSuccessful, reset, getValues]);
};

/** The browser asks by itself when its tab is closed or loaded anew. */
const useAskOnClose = (isUnsaved: boolean) => {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};

interface Props {
  /** Whether the page stays when its form is saved. */
  staysSaved?: boolean;
  /** Whether the question offers to save. Not where saving asks something itself. */
  offersSave?: boolean;
}

/** Belongs into a form: asks before the page is left with input that is not saved. */
export const UnsavedChanges = ({ staysSaved = false, offersSave = staysSaved }: Props) => {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const save = useSaveForm();
  const latestSave = useRef(save);
  const isAbandoned = useRef(false);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const abandon = () => {
      isAbandoned.current = true;
    };
    return noteUnsaved({ abandon, ...(offersSave && { save: () => latestSave.current() }) });
  }, [isUnsaved, offersSave]);
  useCleanAfterSave(isSubmitSuccessful && staysSaved);
  useAskOnClose(isUnsaved);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isAbandoned.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    if (blocker.state === 'blocked') blocker.proceed();
  };
  // A form that is saved while it is being left holds nothing back any more.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  if (blocker.state !== 'blocked' || !isUnsaved || (isSubmitting && !staysSaved)) return null;
  return <UnsavedDialog stay={() => blocker.reset()} goOn={leave} discard={leave} />;
};
