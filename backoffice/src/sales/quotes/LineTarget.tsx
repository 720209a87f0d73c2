import { Box, Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Beside } from '../../kit/lines/LineRow';
import type { TargetResponse } from '@shop/contract/api';
import type { QuoteRecord } from '../../types';
import { isMet, wishText } from './targetRules';
import { useTarget } from './useThread';
import { lineName } from '../../kit/lines/lineName';

/** The customer's target price and quantity, beside the line. */
export const LineTarget = (props: Beside) => {
  const quote = useRecordContext<QuoteRecord>();
  return quote && props.line._id ? <Target quoteId={quote.id} {...props} /> : null;
};

const Target = ({ quoteId, line, ...props }: Beside & { quoteId: string }) => {
  const target = useTarget(quoteId, line._id);
  return target ? <TakeOver target={target} line={line} {...props} /> : null;
};

/** Fills in the form; nothing is saved until staff save. */
const TakeOver = ({ target, index, line, disabled }: Beside & { target: TargetResponse }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<QuoteRecord>();
  const take = () => {
    const options = { shouldDirty: true, shouldValidate: true };
    if (target.price !== null) setValue(`requestedItems.${index}.unitPrice`, target.price, options);
    if (target.quantity !== null) setValue(`requestedItems.${index}.qty`, target.quantity, options);
  };
  const isUseful = (target.price !== null || target.quantity !== null) && !isMet(target, line);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        {translate('shop.conversation.target', { wish: wishText(target) })}
      </Typography>
      {isUseful && !disabled && (
        <Button
          size="small"
          onClick={take}
          aria-label={translate('shop.conversation.take_over_of', { name: lineName(line) })}
        >
          {translate('shop.conversation.take_over')}
        </Button>
      )}
    </Box>
  );
};
