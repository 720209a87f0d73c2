import { useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import { openOrderPdf, type OrderPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import type { OrderRecord } from '../../types';

const PRICED: readonly OrderPdf[] = ['pdf', 'proforma'];

/** The PDFs of the order in context. */
export const OrderDocuments = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  const seesPrices = useMay('prices.read');
  if (!order) return null;
  const documents: readonly OrderPdf[] = [...(seesPrices ? PRICED : []), 'delivery-note'];
  return documents.map((document) => (
    <PdfButton
      key={document}
      label={translate(`resources.orders.document.${document}`)}
      open={openOrderPdf(order._id, document)}
      button={{ size: 'small' }}
    />
  ));
};
