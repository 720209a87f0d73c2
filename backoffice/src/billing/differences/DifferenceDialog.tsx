import { required, SelectInput } from 'react-admin';
import { type DifferenceKind } from '@shop/contract/differences';
import { toAed, toFils } from '@shop/contract/money';
import { parseAmount, textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { kindChoices, ReasonInput, useDifferenceLimit } from '../../money/payments/RestInput';
import type { InvoiceRecord } from '../../types';

const TEXTS = {
  title: 'shop.difference.title',
  save: 'shop.difference.confirm',
  done: 'shop.difference.done',
  failed: 'shop.difference.failed',
};

/** Takes a bank charge or another small rest off what is due. */
export const DifferenceDialog = ({ record: invoice, close }: StepDialogProps<InvoiceRecord>) => {
  const limit = useDifferenceLimit();
  const left = toAed(Math.max(Math.min(toFils(invoice.remainingDue), toFils(limit) - toFils(invoice.waived)), 0));
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: invoice.invoiceNumber }}
      resource="invoices"
      record={{ kind: 'bankCharge', amount: invoice.remainingDue, reason: '' }}
      save={(values, server) =>
        server.takeOffDifference(invoice.id, {
          kind: values.kind as DifferenceKind,
          amount: parseAmount(values.amount),
          reason: textOf(values.reason),
        })
      }
      close={close}
    >
      <SelectInput
        source="kind"
        label="resources.invoices.fields.differenceKind"
        choices={kindChoices}
        validate={required()}
        helperText={false}
      />
      <MoneyInput source="amount" label="resources.payments.add.amount" min={0.01} max={left} needed />
      <ReasonInput source="reason" />
    </FormDialog>
  );
};
