import { Alert, FormHelperText } from '@mui/material';
import { ForRole } from '../../kit/auth/ForRole';
import { EInvoicePanel } from '../../eInvoicing/EInvoicePanel';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { ChargesAndTotal } from '../../kit/documents/ChargeInputs';
import { formatDay } from '../../kit/format';
import type { Beside } from '../../kit/lines/LineRow';
import { LinesInput } from '../../kit/lines/LinesInput';
import { PurchaseInputs } from '../purchase-details/PurchaseInputs';
import type { QuoteRecord } from '../../types';
import { accountOfDocument, CreditPanel } from '../../money/credit/CreditPanel';
import { textOf } from '../../kit/formValues';
import { EditPage } from '../../kit/ui/EditPage';
import { useWarnedForm } from '../../kit/documents/WarningQuestion';
import { DocumentWarnings, LineWarnings } from '../../kit/documents/Warnings';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { quoteStatusTones } from '@shop/contract/statuses';
import { CustomerInput } from '../../kit/ui/inputs';
import { DuplicateButton } from '../writing/WriteButtons';
import { DocumentAccount } from '../account/DocumentAccount';
import { AgreedPrices } from '../account/AgreedPrices';
import { LineFacts } from '../account/LineFacts';
import type { CreditAccount } from '../../kit/api/shopCalls';
import { ClientRequest } from './ClientRequest';
import { LineTarget } from './LineTarget';
import { CreatedOrderLink } from './CreateOrderButton';
import { OfferSection } from './OfferSection';
import { QuotePdfButton } from './QuotePdfButton';
import { QuoteThread } from './QuoteThread';
import { ShareQuote } from './ShareQuote';
import { StatusInput } from './StatusInput';
import { isOffering, toQuoteUpdate } from './quoteRules';
import { quoteSteps } from './quoteSteps';
import { RecordFollowUps } from '../followUps/RecordFollowUps';
import { LongTextInput } from '../../kit/ui/LongTextInput';

/** The total of a request without an offer consists of list prices. */
const NoOfferYet = () => {
  const translate = useTranslate();
  const stored = useRecordContext<QuoteRecord>();
  const status = useWatch<QuoteRecord, 'status'>({ name: 'status' });
  if (status !== 'Requested' || stored?.totalPrice !== 0) return null;
  return (
    <FormHelperText sx={{ width: '100%', maxWidth: 360, ml: 'auto' }}>
      {translate('resources.quotes.no_offer_yet')}
    </FormHelperText>
  );
};

/** The account that the form has for the quote: with another buyer it is the one that this buyer has now. */
const useAccount = (quote: QuoteRecord): CreditAccount | null => {
  const user = textOf(useWatch<Record<string, unknown>>({ name: 'user._id' }));
  if (user === '') return null;
  return user === quote.user._id ? accountOfDocument(quote) : { user };
};

/** Warns that the order of this quote would exceed the customer's credit limit. */
const Credit = ({ quote }: { quote: QuoteRecord }) => {
  const account = useAccount(quote);
  return account && <CreditPanel account={account} amount={quote.totalPrice} />;
};

const mayEdit = (quote: QuoteRecord): boolean => quote.allowedActions.includes('edit');

const Head = ({ quote }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  return (
    <FieldGrid min={200}>
      <CustomerInput disabled={!mayEdit(quote)} />
      <ReadOnly label="shop.account.title">
        <DocumentAccount company={quote.company} />
      </ReadOnly>
      <ReadOnly label="resources.quotes.fields.salesperson">
        {quote.salesperson?.name ?? translate('shop.assignment.nobody')}
      </ReadOnly>
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

const Notes = ({ quote }: { quote: QuoteRecord }) => (
  <FieldGrid min={280}>
    <LongTextInput source="adminToClientNote" minRows={2} disabled={!mayEdit(quote)} />
    <LongTextInput source="adminToAdminNote" minRows={2} />
  </FieldGrid>
);

const Facts = ({ quote, ...props }: Beside & { quote: QuoteRecord }) => (
  <LineFacts {...props} account={useAccount(quote)} />
);

const BesideLine = (props: Beside) => {
  const quote = useRecordContext<QuoteRecord>();
  return (
    <>
      {quote && <Facts {...props} quote={quote} />}
      <LineTarget {...props} />
      <LineWarnings id={props.line._id} />
    </>
  );
};

const Inputs = () => {
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
      <ClientRequest quote={quote} />
      <StatusInput disabled={!mayEdit(quote)} />
      <Head quote={quote} />
      <SectionTitle text="shop.line.title" />
      <DocumentWarnings />
      <AgreedPrices account={mayEdit(quote) ? accountOfDocument(quote) : null}>
        <LinesInput disabled={!mayEdit(quote)} beside={BesideLine} />
      </AgreedPrices>
      <ChargesAndTotal disabled={!mayEdit(quote)}>
        <NoOfferYet />
      </ChargesAndTotal>
      <OfferSection quote={quote} disabled={!mayEdit(quote)} />
      <Credit quote={quote} />
      {quote.status !== 'Rejected' && quote.totalPrice > 0 && (
        <EInvoicePanel resource="quotes" id={quote.id} version={quote.version} />
      )}
      <PurchaseInputs disabled={!mayEdit(quote)} />
      <SectionTitle text="shop.notes.title" />
      <Notes quote={quote} />
      <RecordFollowUps record={quote.id} />
      <QuoteThread quote={quote} />
    </>
  );
};

const buttons = (
  <>
    <QuotePdfButton />
    <ForRole action="quotes.write">
      <ShareQuote />
    </ForRole>
    <DuplicateButton kind="quotes" />
  </>
);

const QuoteEdit = () => {
  const { id } = useParams<'id'>();
  const warned = useWarnedForm(({ status }) => (status === 'Quoted' ? 'resources.quotes.send' : 'ra.action.save'), id);
  const toUpdate = (quote: QuoteRecord, stored: QuoteRecord | undefined) => ({
    ...toQuoteUpdate(quote),
    ...(!warned.isGoingOn() && isOffering(quote.status, stored?.status) && { stopAtWarnings: true }),
  });
  return (
    <EditPage<QuoteRecord>
      toUpdate={toUpdate}
      question={warned}
      related={({ id }) => ({ quoteId: id })}
      head={({ number, status, user, totalPrice }) => ({
        name: number,
        state: <StatusBadge of="quotes" status={status} tones={quoteStatusTones} />,
        who: user.name,
        ...(totalPrice > 0 && { sum: totalPrice }),
      })}
      steps={quoteSteps}
      buttons={buttons}
    >
      <Inputs />
      {warned.question}
    </EditPage>
  );
};

export default QuoteEdit;
