import { MAX_LENGTH } from '@shop/contract/limits';
import type { Emirate } from '@shop/contract/uae';
import { useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useSessionUser } from '../../session/session-store';
import { addressOption } from '../address-lines';
import { addressesQuery } from '../api/addresses';
import {
  chosenAddress,
  isEmptyPlace,
  OWN_ADDRESS,
  purchaseDraft,
  TYPED_ADDRESS,
  type TypedPlace,
  usePurchaseDraft,
} from '../purchase-draft';
import { EmirateOptions } from './emirate-options';
import styles from './purchase-details.module.css';

/** The refusals of a request, by field. */
export type Errors = Readonly<Record<string, string>>;

export const errorAt = (errors: Errors, field: string): string | undefined =>
  Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

/** Chooses the delivery address; a buyer who has none types it here. */
export function AddressFields({ errors }: { errors: Errors }) {
  const { t } = useI18n();
  const user = useSessionUser();
  const draft = usePurchaseDraft();
  const { data: book, isError } = useQuery({ ...addressesQuery(), enabled: user !== null });
  const hasOwn = Boolean(user?.address);
  if (user !== null && book === undefined && !isError) return null;
  const chosen = chosenAddress(draft, { book: book ?? [], hasOwn });
  const isTyped = chosen === TYPED_ADDRESS;
  const isChoice = hasOwn || (book ?? []).length > 0;
  return (
    <>
      {isChoice && <AddressChoice chosen={chosen} hasOwn={hasOwn} error={errorAt(errors, 'deliveryAddress')} />}
      {isError && <p className={ui.alert}>{t('purchase.addressesFailed')}</p>}
      {isTyped && <PlaceFields place={draft.place} errors={errors} />}
      {isChoice && (
        <Link to={`${paths.profile}#addresses`} className={styles.link}>
          {t('purchase.manage')}
        </Link>
      )}
    </>
  );
}

interface AddressChoiceProps {
  chosen: string;
  hasOwn: boolean;
  error: string | undefined;
}

function AddressChoice({ chosen, hasOwn, error }: AddressChoiceProps) {
  const { t } = useI18n();
  const { place } = usePurchaseDraft();
  const { data: book = [] } = useQuery(addressesQuery());
  const known = [...book.map(({ _id }) => _id), OWN_ADDRESS, TYPED_ADDRESS];
  const isGone = !known.includes(chosen);
  const isTyped = chosen === TYPED_ADDRESS;
  return (
    <SelectField
      label={t('purchase.address')}
      value={chosen}
      error={isTyped ? undefined : (error ?? (isGone ? t('purchase.addressGone') : undefined))}
      onChange={({ target }) => purchaseDraft.set({ address: target.value })}
    >
      {isGone && <option value={chosen}>–</option>}
      {book.map((entry) => (
        <option key={entry._id} value={entry._id}>
          {addressOption(entry)}
        </option>
      ))}
      {hasOwn && <option value={OWN_ADDRESS}>{t('purchase.addressOpen')}</option>}
      {(book.length === 0 || isTyped || !isEmptyPlace(place)) && (
        <option value={TYPED_ADDRESS}>{t('purchase.addressTyped')}</option>
      )}
    </SelectField>
  );
}

function PlaceFields({ place, errors }: { place: TypedPlace; errors: Errors }) {
  const { t } = useI18n();
  const errorOf = (field: keyof TypedPlace) => errors[`deliveryAddress.${field}`];
  const change = (part: Partial<TypedPlace>) =>
    purchaseDraft.set({ address: TYPED_ADDRESS, place: { ...purchaseDraft.get().place, ...part } });
  return (
    <>
      <TextField
        label={t('addresses.street')}
        autoComplete="address-line1"
        maxLength={MAX_LENGTH.address}
        value={place.street}
        error={errorOf('street')}
        onChange={({ target }) => change({ street: target.value })}
      />
      <TextField
        label={t('addresses.city')}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.name}
        value={place.city}
        error={errorOf('city')}
        onChange={({ target }) => change({ city: target.value })}
      />
      <SelectField
        label={t('addresses.emirate')}
        value={place.emirate}
        error={errorOf('emirate')}
        onChange={({ target }) => change({ emirate: target.value as Emirate | '' })}
      >
        <option value="">{t('addresses.chooseEmirate')}</option>
        <EmirateOptions />
      </SelectField>
    </>
  );
}
