import { type ReactElement, useState } from 'react';
import { unsavedForm } from './unsavedChanges';
import { UnsavedDialog } from './UnsavedDialog';

interface Question {
  /** Runs the action at once if nothing is unsaved, otherwise after the answer. */
  guard: (action: () => void) => void;
  /** The open dialog; the component must render it. */
  question: ReactElement | null;
}

/**
 * Requires confirmation before an action loses the unsaved input of the page.
 * @param mayDiscard true if the action is possible without saving
 */
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
