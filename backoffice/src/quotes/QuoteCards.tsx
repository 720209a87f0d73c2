import { useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { editPath } from '../paths';
import type { QuoteRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { RecordCards } from '../ui/RecordCards';
import { CreateOrderButton } from './CreateOrderButton';
import { QuotePdfButton } from './QuotePdfButton';
import { QuoteStatusBadge } from './QuoteStatusBadge';

const Card = ({ quote }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={quote.user.name}
      to={editPath('quotes', quote.id)}
      badge={<QuoteStatusBadge />}
      amount={translate('shop.total.amount', { amount: formatAed(quote.totalPrice) })}
      lines={[
        `${formatDay(quote.createdAt)} · ${quote.number}`,
        `${translate('resources.quotes.fields.requestedItems')}: ${quote.requestedItems.length}`,
        quote.clientToAdminNote,
      ]}
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
};

export const QuoteCards = () => <RecordCards<QuoteRecord> card={(quote) => <Card quote={quote} />} />;
