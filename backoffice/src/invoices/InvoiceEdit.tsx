import { DateInput, required, TextInput, useRecordContext } from 'react-admin';
import { startOfDay, toDay } from '../dubaiDay';
import { textOf } from '../formValues';
import type { InvoiceRecord } from '../records';
import type { UpdateInvoiceDto } from '../types';
import { EditPage } from '../ui/EditPage';
import { FieldGrid, ReadOnly } from '../ui/fields';
import { InvoiceChain } from './InvoiceChain';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';

const needed = required();
const asDay = (instant?: string | null) => (instant ? toDay(instant) : '');
const asInstant = (day: string) => (day ? startOfDay(day) : null);

/** The body of PUT /invoices/{id}: an issued invoice keeps everything else. */
const toInvoiceUpdate = ({ version, dueDate, adminToClientNote }: InvoiceRecord): UpdateInvoiceDto => ({
  version,
  dueDate,
  adminToClientNote: textOf(adminToClientNote),
});

const Head = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  return (
    <FieldGrid>
      <ReadOnly label="resources.invoices.fields.user">{invoice.user.name}</ReadOnly>
      <ReadOnly label="resources.invoices.fields.status">
        <InvoiceStatusBadge />
      </ReadOnly>
    </FieldGrid>
  );
};

const InvoiceEdit = () => (
  <EditPage toUpdate={toInvoiceUpdate} actions={<InvoiceChain />}>
    <Head />
    <FieldGrid min={280}>
      <DateInput source="dueDate" format={asDay} parse={asInstant} validate={needed} helperText={false} />
      <TextInput source="adminToClientNote" multiline minRows={2} helperText={false} />
    </FieldGrid>
  </EditPage>
);

export default InvoiceEdit;
