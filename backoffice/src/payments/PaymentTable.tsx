import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { openEdit } from '../paths';
import type { PaymentRecord } from '../records';
import { bulkExport } from '../ui/bulkExport';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { EllipsisText } from '../ui/EllipsisText';
import { RowActions } from '../ui/RowActions';
import { methodText } from './paymentOutline';
import { PaymentStatusBadge } from './PaymentStatusBadge';

const { Col } = DataTable;

const Method = () => {
  const payment = useRecordContext<PaymentRecord>();
  const translate = useTranslate();
  return payment ? methodText(payment, translate) : null;
};

const Actions = ({ payment }: { payment: PaymentRecord }) => (
  <RowActions>
    <EditLink />
    <DeleteRecordButton allowed={payment.allowedActions.includes('delete')} />
  </RowActions>
);

export const PaymentTable = () => (
  <DataTable<PaymentRecord> rowClick={openEdit} bulkActionButtons={bulkExport}>
    <Col source="paymentDate" render={(payment: PaymentRecord) => formatDay(payment.paymentDate)} />
    <Col source="user.name" disableSort />
    <Col source="invoice.invoiceNumber" disableSort />
    <Col align="right" source="amount" render={(payment: PaymentRecord) => formatAed(payment.amount)} />
    <Col source="paymentMethod" disableSort field={Method} />
    <Col source="paidTo" disableSort />
    <Col source="status" field={PaymentStatusBadge} />
    <Col source="note" disableSort render={(payment: PaymentRecord) => <EllipsisText text={payment.note} />} />
    <Col label="shop.action.actions" align="right" render={(payment: PaymentRecord) => <Actions payment={payment} />} />
  </DataTable>
);
