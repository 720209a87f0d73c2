import { useRecordContext, useTranslate } from 'react-admin';
import { openOrderPdf, type OrderPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import type { OrderRecord } from '../../types';

const DOCUMENTS: readonly OrderPdf[] = ['pdf', 'proforma', 'delivery-note'];

/** The PDFs of the order in context. */
export const OrderDocuments = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  if (!order) return null;
  return DOCUMENTS.map((document) => (
    <PdfButton
      key={document}
      label={translate(`resources.orders.document.${document}`)}
      open={openOrderPdf(order._id, document)}
      button={{ size: 'small' }}
    />
  ));
};
