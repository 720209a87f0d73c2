import { MAX_ADDRESSES } from '@shop/contract/delivery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { SavedAddressResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { addressLines } from '../../purchase-details/address-lines';
import { addressesQuery } from '../../purchase-details/api/addresses';
import { AddressForm } from './address-form';
import styles from './address-section.module.css';
import sheets from './profile-view.module.css';
import { useAddressChange } from './use-address-change';
import { Loaded } from '../../../components/ui/record-list';

/** null for a new address; undefined if no form is open. */
type Edited = SavedAddressResponse | null | undefined;

/** The address book of the buyer. */
export function AddressSection() {
  const { t } = useI18n();
  const query = useQuery(addressesQuery());
  const [edited, setEdited] = useState<Edited>();
  if (edited !== undefined) return <AddressForm address={edited} onClose={() => setEdited(undefined)} />;
  return (
    <div className={cx(ui.panel, ui.stack5, sheets.sheet)}>
      <Loaded query={query} loading={t('addresses.loading')} error={t('addresses.failed')} height="6rem">
        {(book) => (
          <>
            <p className={ui.soft}>{t(book.length === 0 ? 'addresses.empty' : 'addresses.lead')}</p>
            {book.length > 0 && (
              <ul className={styles.list}>
                {book.map((address) => (
                  <Entry key={address._id} address={address} onEdit={() => setEdited(address)} />
                ))}
              </ul>
            )}
            {book.length < MAX_ADDRESSES ? (
              <div>
                <Button variant="secondary" onClick={() => setEdited(null)}>
                  {t('addresses.add')}
                </Button>
              </div>
            ) : (
              <p className={ui.soft}>{t('addresses.full', { max: MAX_ADDRESSES })}</p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Entry({ address, onEdit }: { address: SavedAddressResponse; onEdit: () => void }) {
  const { t, language } = useI18n();
  const { makeDefault, remove, isPending } = useAddressChange(address);
  const { label, isDefault } = address;
  return (
    <li className={styles.entry}>
      <p className={styles.lines} dir="auto">
        {addressLines(address, language)}
      </p>
      <div className={cx(ui.row2, ui.middle)}>
        {isDefault ? (
          <Badge tone="green">{t('addresses.default')}</Badge>
        ) : (
          <Button
            variant="quiet"
            disabled={isPending}
            aria-label={t('addresses.makeDefaultOf', { label })}
            onClick={makeDefault}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button variant="quiet" disabled={isPending} aria-label={t('addresses.editOf', { label })} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        <Button variant="quiet" disabled={isPending} aria-label={t('addresses.removeOf', { label })} onClick={remove}>
          {t('addresses.remove')}
        </Button>
      </div>
    </li>
  );
}
