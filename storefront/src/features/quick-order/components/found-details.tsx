import { EMIRATE_NAMES } from '@shop/contract/emirates';
import type { OrderDetails } from '@shop/contract/order-details';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { addressOption } from '../../purchase-details/address-lines';
import { addressesQuery } from '../../purchase-details/api/addresses';
import { type PurchaseDraft, purchaseDraft, TYPED_ADDRESS } from '../../purchase-details/purchase-draft';
import { noteDraft } from '../../quotes/note-draft';
import { useSessionUser } from '../../session/session-store';
import styles from './quick-order.module.css';

interface Proposal {
  readonly key: string;
  readonly text: string;
  /** Fills the fields of the cart. */
  readonly apply: () => void;
}

const fill = (fields: Partial<PurchaseDraft>) => () => purchaseDraft.set(fields);

/** Adds lines to the note beside the cart, unless it has them already. */
const addToNote = (lines: string) => () => {
  const note = noteDraft.get();
  if (!note.includes(lines)) noteDraft.set([note, lines].filter(Boolean).join('\n'));
};

/** Proposals from the text for the fields of the cart; the buyer can leave out each. */
export function useFoundDetails({ poNumber, neededBy, emirate, note }: OrderDetails) {
  const { t, format, language } = useI18n();
  const [left, setLeft] = useState<readonly string[]>([]);
  const isSignedIn = useSessionUser() !== null;
  const { data: book = [] } = useQuery({ ...addressesQuery(), enabled: isSignedIn && emirate !== undefined });
  const place = book.find((one) => one.emirate === emirate);
  const proposals: Proposal[] = [];
  if (poNumber) proposals.push({ key: 'po', text: t('quickOrder.foundPo', { poNumber }), apply: fill({ poNumber }) });
  if (neededBy) {
    proposals.push({
      key: 'day',
      text: t('quickOrder.foundDay', { day: format.date(neededBy) }),
      apply: fill({ neededBy }),
    });
  }
  if (emirate) {
    const name = EMIRATE_NAMES[language][emirate];
    proposals.push({
      key: 'place',
      text: place
        ? t('quickOrder.foundAddress', { emirate: name, address: addressOption(place) })
        : t('quickOrder.foundPlace', { emirate: name }),
      apply: fill({
        deliveryMethod: 'Delivery',
        ...(place
          ? { address: place._id }
          : { address: isSignedIn ? TYPED_ADDRESS : '', place: { street: '', city: '', emirate } }),
      }),
    });
  }
  if (note) proposals.push({ key: 'note', text: t('quickOrder.foundNote', { note }), apply: addToNote(note) });
  return {
    proposals,
    isTaken: (key: string) => !left.includes(key),
    toggle: (key: string) => setLeft(left.includes(key) ? left.filter((one) => one !== key) : [...left, key]),
    apply: () => proposals.filter(({ key }) => !left.includes(key)).forEach((proposal) => proposal.apply()),
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
