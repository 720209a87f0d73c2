import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { WarningsResponse } from '@shop/contract/api';
import { focusPage } from '../ui/focusPage';
import { codeOf, detailsOf } from '../api/errors';
import { heedWarnings, unheededWarnings } from './heededWarnings';
import { type Warned, warningQuestion } from './Warnings';

type Warnings = WarningsResponse['warnings'];

const warningsIn = (error: unknown): Warnings | null =>
  codeOf(error) === 'WARNINGS_FOUND' ? ((detailsOf(error) as WarningsResponse | undefined)?.warnings ?? []) : null;

/** Translation key of the button that goes on, by the values of the form. */
type Verb = (form: FieldValues) => string;

interface QuestionProps {
  warnings: Warnings | null;
  verb: Verb;
  confirm: () => void;
  close: () => void;
}

/** The lines of the form have the names for the warnings. */
const WarningQuestion = ({ warnings, verb, confirm, close }: QuestionProps): ReactNode => {
  const { getValues } = useFormContext<Warned>();
  const question = warnings && warningQuestion({ requestedItems: getValues('requestedItems'), warnings });
  return (
    question && (
      <Confirm
        isOpen
        title={question.title}
        content={question.text}
        confirm={verb(getValues())}
        onConfirm={confirm}
        onClose={close}
      />
    )
  );
};

export interface WarnedForm {
  /** Opens the question if the server stopped at warnings. @returns true if it did */
  asks: (error: unknown) => boolean;
  /** Resolves to whether the call is to be made again, once the question is answered; to false if there is none. */
  goesOn: () => Promise<boolean>;
  /** True if this call continues despite the warnings, once. */
  isGoingOn: () => boolean;
  /** Must be inside the form. */
  question: ReactElement;
}

/**
 * The one question before a form stores a document that has warnings: its body says `stopAtWarnings` at first.
 * @param document id of the stored document; missing for a new one
 */
export const useWarnedForm = (verb: Verb = () => 'ra.action.save', document?: string): WarnedForm => {
  const [warnings, setWarnings] = useState<Warnings | null>(null);
  const answer = useRef(Promise.resolve(false));
  const settle = useRef<(isConfirmed: boolean) => void>(undefined);
  const isConfirmed = useRef(false);
  const close = (isGoingOn: boolean) => {
    setWarnings(null);
    // The pressed button was disabled when the dialog opened, which therefore returns the focus to nothing.
    setTimeout(focusPage);
    isConfirmed.current = isGoingOn;
    if (isGoingOn && document !== undefined) heedWarnings(document, warnings ?? []);
    settle.current?.(isGoingOn);
  };
  return {
    asks: (error) => {
      const found = warningsIn(error);
      const isHeeded = found !== null && document !== undefined && unheededWarnings(document, found).length === 0;
      isConfirmed.current = isHeeded;
      setWarnings(isHeeded ? null : found);
      answer.current =
        found === null || isHeeded ? Promise.resolve(isHeeded) : new Promise((resolve) => (settle.current = resolve));
      return found !== null;
    },
    goesOn: () => answer.current,
    isGoingOn: () => {
      const was = isConfirmed.current;
      isConfirmed.current = false;
      return was;
    },
    question: (
      <WarningQuestion warnings={warnings} verb={verb} confirm={() => close(true)} close={() => close(false)} />
    ),
  };
};
