import type { StaffAction } from '@shop/contract/staff-roles';
import type { ComponentType } from 'react';
import type { NextStep, StepDialogProps } from '../../kit/steps/nextStep';
import { writePath } from '../../paths';
import type { ChequeRecord } from '../../types';
import {
  BounceDialog,
  ClearDialog,
  DepositOneDialog,
  EditChequeDialog,
  GiveBackDialog,
  HandOverDialog,
  ReplaceDialog,
  SettleDialog,
  WithdrawDialog,
} from './ChequeDialogs';

type Action = ChequeRecord['allowedActions'][number];

/** A step is shown as long as the server allows it. */
const step = (
  name: Action,
  action: StaffAction,
  Dialog: ComponentType<StepDialogProps<ChequeRecord>>,
  isAside: NextStep<ChequeRecord>['isAside'] = false,
): NextStep<ChequeRecord> => ({
  name,
  action,
  isAside,
  label: `resources.cheques.step.${name}`,
  isDone: ({ allowedActions }) => !allowedActions.includes(name),
  does: { Dialog },
});

/** The steps of a cheque, in the order of its life. */
export const chequeSteps: readonly NextStep<ChequeRecord>[] = [
  // The next step after a return is the customer's.
  step('deposit', 'cheques.keep', DepositOneDialog, ({ returns }) => returns.length > 0),
  step('clear', 'cheques.keep', ClearDialog),
  step('bounce', 'cheques.settle', BounceDialog, true),
  step('replace', 'cheques.keep', ReplaceDialog, true),
  step('settle', 'cheques.settle', SettleDialog, true),
  step('handOver', 'cheques.settle', HandOverDialog, true),
  step('giveBack', 'cheques.settle', GiveBackDialog, true),
  step('edit', 'cheques.keep', EditChequeDialog, true),
  step('withdraw', 'cheques.keep', WithdrawDialog, true),
  {
    name: 'bill-return',
    action: 'orders.write',
    isAside: true,
    label: 'resources.cheques.step.billReturn',
    isDone: ({ returns }) => returns.length === 0,
    does: {
      to: ({ id, company, user }) =>
        writePath('orders', {
          ...(company ? { company: company._id } : user && { user: user._id }),
          returned: String(id),
        }),
    },
  },
];
