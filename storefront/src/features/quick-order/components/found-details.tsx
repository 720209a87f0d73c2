import { EMIRATE_NAMES } from '@shop/contract/emirates';
import type { OrderDetails } from '@shop/contract/mails/details';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { addressOption } from '../../purchase-details/address-lines';
import { addressesQuery } from '../../purchase-details/api/addresses';
import { type PurchaseDraft, purchaseDraft, TYPED_ADDRESS } from '../../purchase-details/purchase-draft';
import { useSessionUser } from '../../session/session-store';
import styles from './quick-order.module.css';

interface Proposal {
  readonly key: string;
  readonly text: string;
  /** The fields of the cart that it fills. */
  readonly fields: Partial<PurchaseDraft>;
}

/** Proposals from the text for the fields of the cart; the buyer can leave out each. */
export function useFoundDetails({ poNumber, neededBy, emirate }: OrderDetails) {
  const { t, format, language } = useI18n();
  const [left, setLeft] = useState<readonly string[]>([]);
  const isSignedIn = useSessionUser() !== null;
  const { data: book = [] } = useQuery({ ...addressesQuery(), enabled: isSignedIn && emirate !== undefined });
  const place = book.find((one) => one.emirate === emirate);
  const proposals: Proposal[] = [];
  if (poNumber) proposals.push({ key: 'po', text: t('quickOrder.foundPo', { poNumber }), fields: { poNumber } });
  if (neededBy) {
    proposals.push({
      key: 'day',
      text: t('quickOrder.foundDay', { day: format.date(neededBy) }),
      fields: { neededBy },
    });
  }
  if (emirate) {
    const name = EMIRATE_NAMES[language][emirate];
    proposals.push({
      key: 'place',
      text: place
        ? t('quickOrder.foundAddress', { emirate: name, address: addressOption(place) })
        : t('quickOrder.foundPlace', { emirate: name }),
      fields: {
        deliveryMethod: 'Delivery',
        ...(place
          ? { address: place._id }
          : { address: isSignedIn ? TYPED_ADDRESS : '', place: { street: '', city: '', emirate } }),
      },
    });
  }
  return {
    proposals,
    isTaken: (key: string) => !left.includes(key),
    toggle: (key: string) => setLeft(left.includes(key) ? left.filter((one) => one !== key) : [...left, key]),
    apply: () => proposals.filter(({ key }) => !left.includes(key)).forEach(({ fields }) => purchaseDraft.set(fields)),
  };
}

export function FoundDetails({ found }: { found: ReturnType<typeof useFoundDetails> }) {
  const { t } = useI18n();
  const { proposals, isTaken, toggle } = found;
  if (proposals.length === 0) return null;
  return (
    <fieldset className={styles.details}>
      <legend>{t('quickOrder.found')}</legend>
      {proposals.map(({ key, text }) => (
        <label key={key}>
          <input type="checkbox" checked={isTaken(key)} onChange={() => toggle(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
