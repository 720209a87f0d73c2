import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { noteUnsaved, type UnsavedForm, withTyped } from './unsavedChanges';
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

interface QuestionProps extends Pick<UnsavedForm, 'save' | 'takeOver'> {
  isUnsaved: boolean;
  /** True while the form is being saved and leaves the page afterwards. */
  isLeaving?: boolean;
}

/** Requires confirmation before the page is left with unsaved input. */
export const LeaveQuestion = ({ isUnsaved, isLeaving = false, save, takeOver }: QuestionProps) => {
  const latest = useRef({ save, takeOver });
  const isAbandoned = useRef(false);
  const [canSave, canTakeOver] = [save !== undefined, takeOver !== undefined];
  useEffect(() => {
    latest.current = { save, takeOver };
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const abandon = () => {
      isAbandoned.current = true;
    };
    return noteUnsaved({
      abandon,
      ...(canSave && { save: () => latest.current.save?.() ?? Promise.resolve(false) }),
      ...(canTakeOver && { takeOver: () => latest.current.takeOver?.() }),
    });
  }, [isUnsaved, canSave, canTakeOver]);
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
  if (blocker.state !== 'blocked' || !isUnsaved || isLeaving) return null;
  return <UnsavedDialog stay={() => blocker.reset()} goOn={leave} discard={leave} />;
};

/** Enters the typed values once more after the form was reset to a newer record. */
const useTakeOver = (): (() => void) => {
  const { getValues, reset } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const typed = useRef<Typed | null>(null);
  useEffect(() => {
    const mine = typed.current;
    if (mine === null || mine.over === defaultValues) return;
    typed.current = null;
    reset(withTyped(getValues(), mine.values, mine.dirty) as FieldValues, { keepDefaultValues: true });
  }, [defaultValues, getValues, reset]);
  return () => {
    typed.current = { values: structuredClone(getValues()), dirty: dirtyFields, over: defaultValues };
  };
};

interface Typed {
  readonly values: FieldValues;
  readonly dirty: unknown;
  /** The stored values at the time. */
  readonly over: unknown;
}

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
  const takeOver = useTakeOver();
  useCleanAfterSave(isSubmitSuccessful && staysSaved);
  return (
    <LeaveQuestion
      isUnsaved={isUnsaved}
      isLeaving={isSubmitting && !staysSaved}
      {...(offersSave && { save })}
      {...(staysSaved && { takeOver })}
    />
  );
};
