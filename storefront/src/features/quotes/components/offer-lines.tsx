import { LineTable } from '../../documents/components/line-table';
import { Totals } from '../../documents/components/totals';
import { Notice } from '../../../components/ui/notice';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { type ChosenQuote, chosenTotals } from '../chosen-total';
import type { ChosenLines } from '../use-chosen-lines';

type NumberedQuote = ChosenQuote & { readonly number: string };

interface OfferLinesProps {
  quote: NumberedQuote;
  choice: ChosenLines;
  /** False if the lines have no checkboxes. */
  isChoosable: boolean;
}

/** Each line of an offer with its total; and delivery, fees, VAT and total of the chosen lines. */
export function OfferLines({ quote, choice, isChoosable }: OfferLinesProps) {
  const { t } = useI18n();
  const { number, requestedItems, tax } = quote;
  const { chosen } = choice;
  const count = requestedItems.length;
  const totals = chosenTotals(quote, chosen);
  const name = chosen.size === count ? undefined : t('offer.chosenTotal', { chosen: chosen.size, count });
  return (
    <>
      <LineTable number={number} lines={requestedItems} tax={tax} priced choice={isChoosable ? choice : null} />
      {chosen.size === 0 ? (
        <Notice kind="error">{t('offer.noneChosen')}</Notice>
      ) : (
        <Totals document={totals} total={totals.totalPrice} {...(name !== undefined && { name })} />
      )}
    </>
  );
}

/** The question that the buyer confirms before accepting. */
export function useConfirmation(quote: NumberedQuote, { chosen, lines, total }: ChosenLines): string {
  const { t, format } = useI18n();
  const values = { number: quote.number, total: format.money(total) };
  if (lines === null) return t('offer.confirm', values);
  return t('offer.confirmChosen', { ...values, chosen: chosen.size, count: quote.requestedItems.length });
}
