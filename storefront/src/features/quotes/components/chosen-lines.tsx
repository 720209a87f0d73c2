import { useI18n } from '../../../lib/i18n/i18n-context';
import { type ChosenQuote, chosenTotal } from '../chosen-total';
import ui from '../../../components/ui/primitives.module.css';
import styles from './offer.module.css';
import { nameOfLine } from '@shop/contract/names';

interface ChosenProps {
  quote: ChosenQuote;
  chosen: ReadonlySet<string>;
}

/** Each line of the offer with a checkbox. */
export function ChosenLines({ quote, chosen, onToggle }: ChosenProps & { onToggle: (id: string) => void }) {
  const { t, format, language } = useI18n();
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{t('offer.lines')}</legend>
      {quote.requestedItems.map(({ _id, productName, productNameAr, qty, unitPrice }) => (
        <label key={_id} className={styles.line}>
          <input type="checkbox" checked={chosen.has(_id)} onChange={() => onToggle(_id)} />
          <bdi>{nameOfLine({ productName, productNameAr }, language)}</bdi>
          <span className={ui.figures}>
            {t('offer.line', { qty: format.number(qty), price: format.money(unitPrice ?? 0) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The total of the chosen lines. */
export function ChosenTotal({ quote, chosen }: ChosenProps) {
  const { t, format } = useI18n();
  const { total, vat } = chosenTotal(quote, chosen);
  const count = quote.requestedItems.length;
  const label = chosen.size === count ? t('offer.total') : t('offer.chosenTotal', { chosen: chosen.size, count });
  return (
    <p className={styles.total} aria-live="polite">
      <span>{label}</span>
      <span>{format.money(chosen.size === 0 ? 0 : total)}</span>
      {vat !== null && chosen.size > 0 && (
        <span className={ui.note}>{t('offer.vatOfIt', { amount: format.money(vat) })}</span>
      )}
    </p>
  );
}
