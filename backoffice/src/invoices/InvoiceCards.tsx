import { useTranslate } from 'react-admin';
import type { InvoiceRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { RecordCards } from '../ui/RecordCards';
import { DueDate } from './DueDate';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';
import { invoiceOutline } from './invoiceOutline';

const Card = ({ invoice }: { invoice: InvoiceRecord }) => (
  <CardLayout
    {...invoiceOutline.card(invoice, useTranslate())}
    badge={<InvoiceStatusBadge />}
    actions={
      <>
        <DueDate invoice={invoice} />
        <InvoiceActions />
      </>
    }
  />
);

export const InvoiceCards = () => <RecordCards<InvoiceRecord> card={(invoice) => <Card invoice={invoice} />} />;
