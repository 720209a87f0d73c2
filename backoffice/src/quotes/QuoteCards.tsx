import { useTranslate } from 'react-admin';
import type { QuoteRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { RecordCards } from '../ui/RecordCards';
import { CreateOrderButton } from './CreateOrderButton';
import { QuotePdfButton } from './QuotePdfButton';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { quoteOutline } from './quoteOutline';

const Card = ({ quote }: { quote: QuoteRecord }) => (
  <CardLayout
    {...quoteOutline.card(quote, useTranslate())}
    badge={<QuoteStatusBadge />}
    actions={
      <>
        <CreateOrderButton />
        <EditLink />
        <QuotePdfButton />
        <DeleteRecordButton allowed={quote.allowedActions.includes('delete')} />
      </>
    }
  />
);

export const QuoteCards = () => <RecordCards<QuoteRecord> card={(quote) => <Card quote={quote} />} />;
