import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { noteUnsaved } from './unsavedChanges';
import { UnsavedDialog } from './UnsavedDialog';
import { useSaveForm } from './useSaveForm';

/** Makes the saved values the new defaults: otherwise a later change would not count as unsaved. */
const useCleanAfterSave = (isSubmitSuccessful: boolean) => {
  const { reset, getValues } = useFormContext();
  useEffect(() => {
    if (isSubmitSuccessful) reset(getValues());
  }, [isSubmitSuccessful, reset, getValues]);
};

/** The browser requires confirmation when its tab is closed or reloaded. */
const useAskOnClose = (isUnsaved: boolean) => {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};

interface Props {
  /** True if the page stays open when its form is saved. */
  staysSaved?: boolean;
  /** True if the dialog has a save button. False if saving needs its own confirmation. */
  offersSave?: boolean;
}

/** Must be inside a form: requires confirmation before the page is left with unsaved input. */
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
  // If the form was saved while the page is being left, the navigation continues.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  if (blocker.state !== 'blocked' || !isUnsaved || (isSubmitting && !staysSaved)) return null;
  return <UnsavedDialog stay={() => blocker.reset()} goOn={leave} discard={leave} />;
};
