import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { openOrderPdf, type OrderPdf } from '../documents/openPdf';
import type { OrderRecord } from '../types';

const DOCUMENTS: readonly OrderPdf[] = ['pdf', 'proforma', 'delivery-note'];

/** The PDFs of the order in context. */
export const OrderDocuments = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  if (!order) return null;
  return DOCUMENTS.map((document) => (
    <Button
      key={document}
      size="small"
      startIcon={<PictureAsPdfOutlined />}
      onClick={() => openOrderPdf(order._id, document)}
    >
      {translate(`resources.orders.document.${document}`)}
    </Button>
  ));
};
