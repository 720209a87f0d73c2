import { Paper, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReadOnly } from '../../kit/ui/fields';
import type { QuoteRecord } from '../../types';
import { neededDay } from '../purchase-details/PurchaseFacts';

const paper = {
  width: '100%',
  px: 2,
  mb: 2,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
  // Logical, so that it is at the start in Arabic too.
  borderInlineStart: '4px solid',
  borderInlineStartColor: ({ palette }: Theme) => palette.primary.main,
};

/** The customer's words and the day by which the goods are needed: staff read them before they price anything. */
export const ClientRequest = ({ quote: { clientToAdminNote, neededBy } }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={paper}>
      <ReadOnly label="resources.quotes.fields.clientToAdminNote">
        {clientToAdminNote || translate('shop.notes.none')}
      </ReadOnly>
      {neededBy !== null && (
        <ReadOnly label="shop.purchase.neededBy">
          <strong>{neededDay(neededBy)}</strong>
        </ReadOnly>
      )}
    </Paper>
  );
};
