import { deliveryLines } from '@shop/contract/delivery';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../kit/format';
import { currentLanguage } from '../../i18n/language';
import type { QuoteRecord } from '../../types';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { PoFileLink } from './PoFileInput';

type Details = Pick<QuoteRecord, 'poNumber' | 'poFile' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;

/** A day of the API for a reader. */
export const neededDay = (day: string | null): string =>
  day === null ? '' : formatDay(startOfDubaiDay(day).toISOString());

/** Under a document's number in a list. */
export const PoNumber = ({ of: { poNumber } }: { of: Details }) =>
  poNumber === '' ? null : (
    <Typography variant="caption" component="div" color="text.secondary" noWrap title={poNumber} sx={{ maxWidth: 160 }}>
      <bdi>{poNumber}</bdi>
    </Typography>
  );

/** The buyer's own particulars of the purchase, to read; nothing where there are none. */
export const PurchaseFacts = ({ of: details }: { of: Details }) => {
  const translate = useTranslate();
  const { poNumber, poFile, neededBy, deliveryMethod, deliveryAddress } = details;
  if (!poNumber && !poFile && !neededBy && !deliveryMethod && !deliveryAddress) return null;
  return (
    <>
      <SectionTitle text="shop.purchase.title" />
      <FieldGrid min={150}>
        {poNumber && <ReadOnly label="shop.purchase.poNumber">{poNumber}</ReadOnly>}
        {poFile && (
          <ReadOnly label="shop.purchase.poFile">
            <PoFileLink file={poFile} />
          </ReadOnly>
        )}
        {neededBy && <ReadOnly label="shop.purchase.neededBy">{neededDay(neededBy)}</ReadOnly>}
        {deliveryMethod && (
          <ReadOnly label="shop.purchase.deliveryMethod">{translate(`shop.purchase.${deliveryMethod}`)}</ReadOnly>
        )}
        {deliveryAddress && (
          <ReadOnly label="shop.purchase.deliveryAddress">
            {deliveryLines(deliveryAddress, currentLanguage()).join('\n')}
          </ReadOnly>
        )}
      </FieldGrid>
    </>
  );
};
