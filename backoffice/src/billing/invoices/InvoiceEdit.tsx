import { invoiceStatusTones } from '@shop/contract/statuses';
import { required, useRecordContext } from 'react-admin';
import { SupplyInputs, toSupply } from '../../eInvoicing/SupplyInputs';
import { textOf } from '../../kit/formValues';
import type { UpdateInvoiceDto } from '@shop/contract/api';
import type { InvoiceRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { DayInput } from '../../kit/ui/inputs';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { invoiceHead } from './InvoiceBadges';
import { invoiceSteps } from './invoiceSteps';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const needed = required();

/** The body of PUT /invoices/{id}: all other fields of an issued invoice can't change. */
const toInvoiceUpdate = ({ version, dueDate, adminToClientNote, supply }: InvoiceRecord): UpdateInvoiceDto => ({
  version,
  dueDate,
  adminToClientNote: textOf(adminToClientNote),
  supply: toSupply(supply),
});

const Head = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  return (
    <FieldGrid>
      <ReadOnly label="resources.invoices.fields.user">{invoice.user.name}</ReadOnly>
      <ReadOnly label="resources.invoices.fields.status">
        <StatusBadge of="invoices" status={invoice.status} tones={invoiceStatusTones} />
      </ReadOnly>
    </FieldGrid>
  );
};

/** A sent e-invoice contains the supply, which then can't change. */
const Supply = () => <SupplyInputs isFixed={Boolean(useRecordContext<InvoiceRecord>()?.eInvoiceSentAt)} />;

const InvoiceEdit = () => (
  <EditPage<InvoiceRecord>
    toUpdate={toInvoiceUpdate}
    head={invoiceHead}
    related={({ id }) => ({ invoiceId: id })}
    steps={invoiceSteps}
  >
    <Head />
    <FieldGrid min={280}>
      <DayInput source="dueDate" validate={needed} helperText={false} />
      <LongTextInput source="adminToClientNote" minRows={2} />
    </FieldGrid>
    <Supply />
  </EditPage>
);

export default InvoiceEdit;
