import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useState } from 'react';
import { SelectField, TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useSessionUser } from '../../session/session-store';
import { isEmptyDraft, purchaseDraft, usePurchaseDraft } from '../purchase-draft';
import { AddressFields, errorAt, type Errors } from './address-fields';
import { PoFileField } from './po-file-field';
import styles from './purchase-details.module.css';

const FIELDS = ['poNumber', 'poFile', 'neededBy', 'deliveryMethod', 'deliveryAddress'];

/** Purchase order and delivery, collapsed by default: most requests need neither. */
export function PurchaseDetails({ errors }: { errors: Errors }) {
  const { t } = useI18n();
  const [isWanted, setWanted] = useState(() => !isEmptyDraft(purchaseDraft.get()));
  const isOpen = isWanted || FIELDS.some((field) => errorAt(errors, field));
  return (
    <details className={styles.details} open={isOpen} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary className={styles.summary}>{t('purchase.title')}</summary>
      {isOpen && <Fields errors={errors} />}
    </details>
  );
}

function Fields({ errors }: { errors: Errors }) {
  const { t } = useI18n();
  const draft = usePurchaseDraft();
  return (
    <div className={cx(ui.stack4, styles.fields)}>
      <p className={ui.note}>{t('purchase.optional')}</p>
      <TextField
        label={t('purchase.poNumber')}
        maxLength={MAX_LENGTH.poNumber}
        autoComplete="off"
        value={draft.poNumber}
        error={errorAt(errors, 'poNumber')}
        onChange={({ target }) => purchaseDraft.set({ poNumber: target.value })}
      />
      <SignedInFields errors={errors} />
      <TextField
        label={t('purchase.neededBy')}
        type="date"
        min={dubaiDay(new Date())}
        value={draft.neededBy}
        error={errorAt(errors, 'neededBy')}
        onChange={({ target }) => purchaseDraft.set({ neededBy: target.value })}
      />
      <MethodField error={errorAt(errors, 'deliveryMethod')} />
      {draft.deliveryMethod === 'Delivery' && <AddressFields errors={errors} />}
    </div>
  );
}

function SignedInFields({ errors }: { errors: Errors }) {
  const { t } = useI18n();
  const { poFile } = usePurchaseDraft();
  if (useSessionUser() === null) return <p className={ui.note}>{t('purchase.signIn')}</p>;
  return <PoFileField file={poFile} error={errorAt(errors, 'poFile')} />;
}

function MethodField({ error }: { error: string | undefined }) {
  const { t } = useI18n();
  const { deliveryMethod } = usePurchaseDraft();
  return (
    <SelectField
      label={t('purchase.method')}
      value={deliveryMethod}
      error={error}
      onChange={({ target }) => purchaseDraft.set({ deliveryMethod: target.value as DeliveryMethod | '' })}
    >
      <option value="">{t('purchase.methodOpen')}</option>
      {DELIVERY_METHODS.map((method) => (
        <option key={method} value={method}>
          {t(`purchase.${method}`)}
        </option>
      ))}
    </SelectField>
  );
}
