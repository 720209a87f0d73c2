import { useRecordContext, useTranslate } from 'react-admin';
import type { OrderRecord } from '../records';
import { FieldGrid, ReadOnly } from '../ui/fields';

export const OrderNotes = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  if (!order) return null;
  const orNone = (note?: string) => note || translate('shop.notes.none');
  return (
    <FieldGrid min={280}>
      <ReadOnly label="resources.orders.fields.clientToAdminNote">{orNone(order.clientToAdminNote)}</ReadOnly>
      <ReadOnly label="resources.orders.fields.adminToClientNote">{orNone(order.adminToClientNote)}</ReadOnly>
      <ReadOnly label="resources.orders.fields.adminToAdminNote">{orNone(order.adminToAdminNote)}</ReadOnly>
    </FieldGrid>
  );
};
