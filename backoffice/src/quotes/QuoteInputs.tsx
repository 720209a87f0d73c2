import Alert from '@mui/material/Alert';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import type { QuoteRecord } from '../records';
import { CustomerInput } from '../ui/CustomerInput';
import { FieldGrid, ReadOnly, SectionTitle } from '../ui/fields';
import { CreatedOrderLink } from './CreatedOrderLink';
import { QuoteLinesInput } from './QuoteLinesInput';
import { QuoteStatusInput } from './QuoteStatusInput';
import { QuoteTotals } from './QuoteTotals';

const mayEdit = (quote: QuoteRecord): boolean => quote.allowedActions.includes('edit');

const Head = ({ quote }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  return (
    <FieldGrid min={200}>
      <CustomerInput disabled={!mayEdit(quote)} />
      <ReadOnly label="resources.quotes.fields.createdAt">{formatDay(quote.createdAt)}</ReadOnly>
      <ReadOnly label="resources.quotes.fields.isOrderCreated">
        {translate(quote.isOrderCreated ? 'shop.yes' : 'shop.no')}
      </ReadOnly>
      <ReadOnly label="resources.quotes.fields.createdOrderId">
        {quote.createdOrderId ? (
          <>
            {quote.createdOrderId} <CreatedOrderLink />
          </>
        ) : (
          translate('shop.notes.none')
        )}
      </ReadOnly>
    </FieldGrid>
  );
};

const Notes = ({ quote }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  return (
    <FieldGrid min={280}>
      <TextInput source="adminToClientNote" multiline minRows={2} disabled={!mayEdit(quote)} helperText={false} />
      <TextInput source="adminToAdminNote" multiline minRows={2} helperText={false} />
      <ReadOnly label="resources.quotes.fields.clientToAdminNote">
        {quote.clientToAdminNote || translate('shop.notes.none')}
      </ReadOnly>
    </FieldGrid>
  );
};

export const QuoteInputs = () => {
  const quote = useRecordContext<QuoteRecord>();
  const translate = useTranslate();
  if (!quote) return null;
  return (
    <>
      {!mayEdit(quote) && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {translate('resources.quotes.frozen')}
        </Alert>
      )}
      <QuoteStatusInput disabled={!mayEdit(quote)} />
      <Head quote={quote} />
      <SectionTitle text="shop.line.title" />
      <QuoteLinesInput disabled={!mayEdit(quote)} />
      <QuoteTotals disabled={!mayEdit(quote)} />
      <SectionTitle text="shop.notes.title" />
      <Notes quote={quote} />
    </>
  );
};
