import Stack from '@mui/material/Stack';
import { EditPage } from '../ui/EditPage';
import { CreateOrderButton } from './CreateOrderButton';
import { QuoteInputs } from './QuoteInputs';
import { toQuoteUpdate } from './quotePayload';
import { QuotePdfButton } from './QuotePdfButton';

const actions = (
  <Stack direction="row" spacing={1}>
    <QuotePdfButton />
    <CreateOrderButton long />
  </Stack>
);

const QuoteEdit = () => (
  <EditPage toUpdate={toQuoteUpdate} actions={actions}>
    <QuoteInputs />
  </EditPage>
);

export default QuoteEdit;
