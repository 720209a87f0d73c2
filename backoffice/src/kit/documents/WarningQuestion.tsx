import { type ReactElement, type ReactNode } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { WarningsResponse } from '@shop/contract/api';
import { codeOf, detailsOf } from '../api/errors';
import { useRefusalQuestion } from '../ui/useRefusalQuestion';
import { type Warned, warningQuestion } from './Warnings';

type Warnings = WarningsResponse['warnings'];

const warningsIn = (error: unknown): Warnings | null =>
  codeOf(error) === 'WARNINGS_FOUND' ? ((detailsOf(error) as WarningsResponse | undefined)?.warnings ?? []) : null;

interface QuestionProps {
  warnings: Warnings | null;
  confirm: () => void;
  close: () => void;
}

/** The lines of the form have the names for the warnings. */
const WarningQuestion = ({ warnings, confirm, close }: QuestionProps): ReactNode => {
  const { getValues } = useFormContext<Warned>();
  const question = warnings && warningQuestion({ requestedItems: getValues('requestedItems'), warnings });
  return (
    question && <Confirm isOpen title={question.title} content={question.text} onConfirm={confirm} onClose={close} />
  );
};

export interface WarnedForm {
  /** Opens the question if the server stopped at warnings. @returns whether it did */
  asks: (error: unknown) => boolean;
  /** Whether this submission goes on in spite of the warnings. */
  isGoingOn: () => boolean;
  /** Must be inside the form. */
  question: ReactElement;
}

/** The one question before a form stores a document that has warnings: its body says `stopAtWarnings` at first. */
export const useWarnedForm = (): WarnedForm => {
  const { found, asks, takeConfirmed, confirm, close, place } = useRefusalQuestion(warningsIn);
  return {
    asks,
    isGoingOn: takeConfirmed,
    question: (
      <>
        {place}
        <WarningQuestion warnings={found} confirm={confirm} close={close} />
      </>
    ),
  };
};
