import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { QuoteRecord } from '../../types';
import type { LinesForm } from '../lines/lineRules';
import { FieldGrid } from '../ui/fields';
import { DiscountInput, MoneyInput } from '../ui/NumberInputs';
import { marginsOf } from './margin';
import { MarginLine } from './MarginLine';
import { DocumentTotals } from './TotalsList';

type ChargedForm = LinesForm & Pick<QuoteRecord, 'deliveryCharge' | 'extraFee' | 'discount'>;

/** The charges of a document besides its lines. */
export const ChargeInputs = ({ disabled = false }: { disabled?: boolean }) => (
  <>
    <MoneyInput source="deliveryCharge" disabled={disabled} />
    <MoneyInput source="extraFee" disabled={disabled} />
    <DiscountInput source="discount" disabled={disabled} />
    <TextInput
      source="discountReason"
      disabled={disabled}
      helperText={!disabled && 'shop.writing.discount_reason_help'}
    />
  </>
);

/** The amounts of the form while it is edited. */
export const useCharged = () => {
  const [lines, deliveryCharge, extraFee, discount, tax] = useWatch<
    ChargedForm,
    ['requestedItems', 'deliveryCharge', 'extraFee', 'discount', 'tax']
  >({ name: ['requestedItems', 'deliveryCharge', 'extraFee', 'discount', 'tax'] });
  return { lines, charges: { deliveryCharge, extraFee, discount }, tax };
};

interface Props {
  disabled?: boolean;
  /** Shown below the total. */
  children?: ReactNode;
}

/** Charges, and the total after saving. */
export const ChargesAndTotal = ({ disabled = false, children }: Props) => {
  const { lines, charges, tax } = useCharged();
  return (
    <Box sx={{ display: 'grid', width: '100%', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mt: 1 }}>
      <Box sx={{ alignSelf: 'start' }}>
        <FieldGrid min={160}>
          <ChargeInputs disabled={disabled} />
        </FieldGrid>
      </Box>
      <div aria-live="polite">
        <DocumentTotals lines={lines} charges={charges} tax={tax} />
        <MarginLine margin={marginsOf({ lines, ...charges, basis: tax?.basis })?.document} />
        {children}
      </div>
    </Box>
  );
};
