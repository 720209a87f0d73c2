import { MAX_LENGTH } from '@shop/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextAreaField, TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { Acceptance } from '../api/answer-quote';
import type { ChosenLines } from '../use-chosen-lines';
import { AboveLimit } from './above-limit';
import { useConfirmation } from './offer-lines';
import styles from './offer.module.css';

interface AcceptFormProps {
  quote: QuoteResponse;
  choice: ChosenLines;
  isPending: boolean;
  /** The refusal of an acceptance above the limit of the buyer: the form then requests the approval of the company. */
  aboveLimit: Error | null;
  onSend: (acceptance: Acceptance) => void;
  onDecline: () => void;
}

/** Accepts the offer, or the chosen lines if the shop allows that, once the buyer has confirmed the total. */
export function AcceptForm({ quote, choice, isPending, aboveLimit, onSend, onDecline }: AcceptFormProps) {
  const { t } = useI18n();
  const confirmation = useConfirmation(quote, choice);
  const [isConfirming, setConfirming] = useState(false);
  const { chosen, lines } = choice;
  const isEmpty = chosen.size === 0;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isEmpty) return;
    if (!isConfirming && !aboveLimit) return setConfirming(true);
    const entered = new FormData(event.currentTarget);
    setConfirming(false);
    onSend({
      revision: quote.revision,
      poNumber: textOf(entered, 'poNumber'),
      note: textOf(entered, 'note'),
      lines,
    });
  };
  return (
    <form className={cx(ui.stack4, ui.bounded)} onSubmit={send}>
      <div className={styles.fields}>
        <TextField
          label={t('offer.poNumber')}
          name="poNumber"
          maxLength={MAX_LENGTH.poNumber}
          defaultValue={quote.poNumber}
        />
        <TextAreaField label={t('offer.note')} name="note" rows={2} maxLength={MAX_LENGTH.note} />
      </div>
      {aboveLimit ? (
        <AboveLimit refusal={aboveLimit} isPending={isPending} />
      ) : isConfirming ? (
        <div className={ui.stack3} role="group" aria-labelledby="offer-confirm">
          <p id="offer-confirm">{confirmation}</p>
          <p className={ui.row3}>
            <Button type="submit" size="large" autoFocus disabled={isEmpty}>
              {t('link.confirmAccept')}
            </Button>
            <Button variant="secondary" size="large" onClick={() => setConfirming(false)}>
              {t('offer.cancel')}
            </Button>
          </p>
        </div>
      ) : (
        <p className={ui.row3}>
          <Button type="submit" size="large" disabled={isPending || isEmpty}>
            {t(isPending ? 'offer.accepting' : lines === null ? 'offer.accept' : 'offer.acceptChosen')}
          </Button>
          <Button variant="secondary" size="large" disabled={isPending} onClick={onDecline}>
            {t('offer.declineInstead')}
          </Button>
        </p>
      )}
    </form>
  );
}

function textOf(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
