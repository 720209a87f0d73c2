import { MAX_LENGTH } from '@shop/contract/limits';
import type { SubmitEvent } from 'react';
import { Button } from '../../../components/ui/button';
import { TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { Acceptance } from '../api/answer-quote';
import { useChosenLines } from '../use-chosen-lines';
import { ChosenLines, ChosenTotal } from './chosen-lines';
import styles from './offer.module.css';

interface AcceptFormProps {
  quote: QuoteResponse;
  isPending: boolean;
  onSend: (acceptance: Acceptance) => void;
  onDecline: () => void;
}

/** Accepts the offer, or the chosen lines if the shop allows that. */
export function AcceptForm({ quote, isPending, onSend, onDecline }: AcceptFormProps) {
  const { t } = useI18n();
  const { chosen, lines, toggle } = useChosenLines(quote);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || chosen.size === 0) return;
    const entered = new FormData(event.currentTarget);
    onSend({
      revision: quote.revision,
      poNumber: textOf(entered, 'poNumber'),
      note: textOf(entered, 'note'),
      lines,
    });
  };
  return (
    <form className={cx(ui.stack4, ui.bounded)} onSubmit={send}>
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
      <p className={ui.row3}>
        <Button type="submit" size="large" disabled={isPending || chosen.size === 0}>
          {t(isPending ? 'offer.accepting' : lines === null ? 'offer.accept' : 'offer.acceptChosen')}
        </Button>
        <Button variant="secondary" size="large" disabled={isPending} onClick={onDecline}>
          {t('offer.declineInstead')}
        </Button>
      </p>
    </form>
  );
}

function textOf(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
