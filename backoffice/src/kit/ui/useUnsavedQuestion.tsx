import { type ReactElement, useState } from 'react';
import { unsavedForm } from './unsavedChanges';
import { UnsavedDialog } from './UnsavedDialog';

interface Question {
  /** Does it at once where nothing is unsaved, else after the answer. */
  guard: (action: () => void) => void;
  /** The dialog while it asks; belongs into what the component renders. */
  question: ReactElement | null;
}

/** Asks before an action loses the unsaved input of the page. @param mayDiscard whether it can be done without saving */
export const useUnsavedQuestion = ({ mayDiscard }: { mayDiscard: boolean }): Question => {
  const [waiting, setWaiting] = useState<() => void>();
  const close = () => setWaiting(undefined);
  const act = () => {
    close();
    waiting?.();
  };
  const discard = () => {
    unsavedForm()?.abandon();
    act();
  };
  return {
    guard: (action) => {
      if (unsavedForm()) setWaiting(() => action);
      else action();
    },
    question: waiting ? <UnsavedDialog stay={close} goOn={act} {...(mayDiscard && { discard })} /> : null,
  };
};
