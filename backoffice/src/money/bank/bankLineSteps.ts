import type { NextStep } from '../../kit/steps/nextStep';
import type { BankLineRecord } from '../../types';
import { MatchDialog } from './BankDialogs';
import { IgnoreDialog } from './IgnoreDialog';
import { RefundMatchDialog } from './RefundMatchDialog';

/** A charge of the bank is ignored; no document explains it. */
const isCharge = ({ kind }: BankLineRecord) => kind === 'charge';
const isUntouched = ({ status, matches }: BankLineRecord) => status === 'Open' && matches.length === 0;

export const bankLineSteps: readonly NextStep<BankLineRecord>[] = [
  {
    name: 'match',
    action: 'payments.record',
    label: 'resources.bank-lines.step.match',
    isDone: ({ status, amount }) => status !== 'Open' || amount < 0,
    does: { Dialog: MatchDialog },
  },
  {
    name: 'match-refund',
    action: 'payments.record',
    label: 'resources.bank-lines.step.match',
    isDone: ({ status, amount }) => status !== 'Open' || amount > 0,
    isAside: isCharge,
    does: { Dialog: RefundMatchDialog },
  },
  {
    name: 'ignore',
    action: 'payments.record',
    label: 'resources.bank-lines.step.ignore',
    isAside: (line) => !isCharge(line),
    isDone: (line) => !isUntouched(line),
    does: { Dialog: IgnoreDialog },
  },
  {
    name: 'unmatch',
    action: 'payments.record',
    label: 'resources.bank-lines.step.unmatch',
    isAside: true,
    isDone: isUntouched,
    does: {
      call: (server, { id }) => server.unmatchBankLine(id),
      question: () => ({
        title: 'resources.bank-lines.unmatch.title',
        text: 'resources.bank-lines.unmatch.text',
      }),
      done: 'resources.bank-lines.unmatch.done',
      failed: 'resources.bank-lines.unmatch.failed',
    },
  },
];
