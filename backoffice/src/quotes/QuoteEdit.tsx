import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { QuoteRecord } from '../records';
import { Chain } from '../trail/Chain';
import { EditPage } from '../ui/EditPage';
import { CreateOrderButton } from './CreateOrderButton';
import { QuoteInputs } from './QuoteInputs';
import { toQuoteUpdate } from './quotePayload';
import { QuotePdfButton } from './QuotePdfButton';

const QuoteChain = () => {
  const quote = useRecordContext<QuoteRecord>();
  return quote ? <Chain quoteId={quote.id} /> : null;
};

const actions = (
  <>
    <QuoteChain />
    <Stack direction="row" spacing={1}>
      <QuotePdfButton />
      <CreateOrderButton long />
    </Stack>
  </>
);

const QuoteEdit = () => (
  <EditPage toUpdate={toQuoteUpdate} actions={actions}>
    <QuoteInputs />
  </EditPage>
);

export default QuoteEdit;
