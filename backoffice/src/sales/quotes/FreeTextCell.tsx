import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { MAX_LENGTH } from '@shop/contract/limits';
import { required, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { LineResponse } from '@shop/contract/api';
import type { ProductRecord, QuoteRecord } from '../../types';
import { ProductSearch } from './ProductSearch';
import { replacedBy } from './quoteRules';

interface Props {
  index: number;
  line: LineResponse;
  disabled: boolean;
}

const needed = required();

/** A line in the buyer's words: staff may put them better, or put a product in their place. */
export const FreeTextCell = ({ index, line, disabled }: Props) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<QuoteRecord>();
  const replace = (product: ProductRecord) =>
    setValue(`requestedItems.${index}`, replacedBy(line, product, getValues('tax')?.basis), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Stack sx={{ gap: 0.5, minWidth: { md: 240 } }}>
      <Chip size="small" label={translate('shop.line.free_text')} sx={{ alignSelf: 'flex-start' }} />
      <TextInput
        source={`requestedItems.${index}.productName`}
        label={false}
        multiline
        disabled={disabled}
        validate={needed}
        helperText={disabled ? false : 'shop.line.free_text_hint'}
        sx={{ my: 0 }}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH.lineText, 'aria-label': translate('shop.line.free_text') } }}
      />
      {!disabled && <ProductSearch label="shop.line.replace" onPick={replace} />}
    </Stack>
  );
};
