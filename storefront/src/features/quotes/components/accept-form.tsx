import { MAX_LENGTH } from '@shop/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import type { QuoteResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { Acceptance } from '../api/answer-quote';
import { chosenTotal } from '../chosen-total';
import styles from './offer.module.css';

interface AcceptFormProps {
  quote: QuoteResponse;
  isPending: boolean;
  onSend: (acceptance: Acceptance) => void;
  onDecline: () => void;
}

/** Accepts the offer, or the chosen lines of it where the shop allows that. */
export function AcceptForm({ quote, isPending, onSend, onDecline }: AcceptFormProps) {
  const { t } = useI18n();
  const all = quote.requestedItems.map(({ _id }) => _id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(all));
  const isWhole = chosen.size === all.length;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || chosen.size === 0) return;
    const entered = new FormData(event.currentTarget);
    onSend({
      revision: quote.revision,
      poNumber: textOf(entered, 'poNumber'),
      note: textOf(entered, 'note'),
      lines: isWhole ? null : all.filter((id) => chosen.has(id)),
    });
  };
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <form className={styles.form} onSubmit={send}>
      {quote.allowPartial && <ChosenLines quote={quote} chosen={chosen} onToggle={toggle} />}
      <ChosenTotal quote={quote} chosen={chosen} />
      {chosen.size === 0 && <Notice kind="error">{t('offer.noneChosen')}</Notice>}
      <div className={styles.fields}>
        <TextField
          label={t('offer.poNumber')}
          name="poNumber"
          maxLength={MAX_LENGTH.poNumber}
          defaultValue={quote.poNumber}
        />
        <TextAreaField label={t('offer.note')} name="note" rows={2} maxLength={MAX_LENGTH.note} />
      </div>
      <p className={styles.buttons}>
        <Button type="submit" size="large" disabled={isPending || chosen.size === 0}>
          {t(isPending ? 'offer.accepting' : isWhole ? 'offer.accept' : 'offer.acceptChosen')}
        </Button>
        <Button variant="secondary" size="large" disabled={isPending} onClick={onDecline}>
          {t('offer.declineInstead')}
        </Button>
      </p>
    </form>
  );
}

interface ChosenProps {
  quote: QuoteResponse;
  chosen: ReadonlySet<string>;
}

function ChosenLines({ quote, chosen, onToggle }: ChosenProps & { onToggle: (id: string) => void }) {
  const { t, format } = useI18n();
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{t('offer.lines')}</legend>
      {quote.requestedItems.map(({ _id, productName, qty, unitPrice }) => (
        <label key={_id} className={styles.line}>
          <input type="checkbox" checked={chosen.has(_id)} onChange={() => onToggle(_id)} />
          <bdi>{productName}</bdi>
          <span className={styles.amount}>
            {t('offer.line', { qty: format.number(qty), price: format.money(unitPrice ?? 0) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function ChosenTotal({ quote, chosen }: ChosenProps) {
  const { t, format } = useI18n();
  const { total, vat } = chosenTotal(quote, chosen);
  const count = quote.requestedItems.length;
  const label = chosen.size === count ? t('offer.total') : t('offer.chosenTotal', { chosen: chosen.size, count });
  return (
    <p className={styles.total} aria-live="polite">
      <span>{label}</span>
      <span>{format.money(chosen.size === 0 ? 0 : total)}</span>
      {vat !== null && chosen.size > 0 && (
        <span className={styles.soft}>{t('offer.vatOfIt', { amount: format.money(vat) })}</span>
      )}
    </p>
  );
}

function textOf(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
