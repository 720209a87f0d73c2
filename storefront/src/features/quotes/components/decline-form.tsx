import { MAX_LENGTH } from '@shop/contract/limits';
import { DECLINE_REASONS, type DeclineReason } from '@shop/contract/offers';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextAreaField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { Refusal } from '../api/answer-quote';
import styles from './offer.module.css';

interface DeclineFormProps {
  revision: number;
  isPending: boolean;
  onSend: (refusal: Refusal) => void;
  onBack: () => void;
}

/** Declines the offer, with the reason. */
export function DeclineForm({ revision, isPending, onSend, onBack }: DeclineFormProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState<DeclineReason>('PRICE');
  const [note, setNote] = useState('');
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSend({ revision, reason, note });
      }}
    >
      <SelectField
        label={t('offer.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as DeclineReason)}
      >
        {DECLINE_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`declineReason.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('offer.reasonNote')}
        rows={2}
        maxLength={MAX_LENGTH.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className={ui.row3}>
        <Button type="submit" variant="danger" disabled={isPending}>
          {t(isPending ? 'offer.declining' : 'offer.decline')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          {t('offer.cancel')}
        </Button>
      </p>
    </form>
  );
}
