import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DocumentTotals } from '../documents/TotalsList';
import { parseAmount } from '../formValues';
import type { QuoteRecord } from '../types';
import { FieldGrid } from '../ui/fields';
import { MoneyInput } from '../ui/inputs';

/** The total of a request without an offer is made of list prices: nothing was offered yet. */
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

/** Charges, and the total as it would be after saving. */
export const QuoteTotals = ({ disabled }: { disabled: boolean }) => {
  const [requestedItems, deliveryCharge, extraFee] = useWatch<
    QuoteRecord,
    ['requestedItems', 'deliveryCharge', 'extraFee']
  >({
    name: ['requestedItems', 'deliveryCharge', 'extraFee'],
  });
  return (
    <Box sx={{ display: 'grid', width: '100%', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mt: 1 }}>
      <FieldGrid min={160}>
        <MoneyInput source="deliveryCharge" parse={parseAmount} disabled={disabled} />
        <MoneyInput source="extraFee" parse={parseAmount} disabled={disabled} />
      </FieldGrid>
      <div aria-live="polite">
        <DocumentTotals lines={requestedItems} deliveryCharge={deliveryCharge} extraFee={extraFee} />
        <NoOfferYet />
      </div>
    </Box>
  );
};
