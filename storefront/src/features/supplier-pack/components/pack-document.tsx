import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { SupplierDocumentKind, SupplierDocumentState } from '@shop/contract/supplier-pack';
import type { Tone } from '@shop/contract/statuses';
import { Badge } from '../../../components/ui/badge';
import { Facts } from '../../../components/ui/facts';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { PackDocumentResponse } from '@shop/contract/api';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './supplier-pack.module.css';

export const documentLabels: Record<SupplierDocumentKind, PlainKey> = {
  TradeLicence: 'supplierDocument.TradeLicence',
  TrnCertificate: 'supplierDocument.TrnCertificate',
  BankLetter: 'supplierDocument.BankLetter',
  RepresentativeAuthority: 'supplierDocument.RepresentativeAuthority',
};

const tones: Record<SupplierDocumentState, Tone> = {
  missing: 'neutral',
  valid: 'green',
  expiring: 'yellow',
  expired: 'red',
};

/** One document with its state, also expired and missing ones. */
export function PackDocument({ document }: { document: PackDocumentResponse }) {
  const { t, format } = useI18n();
  const { kind, state, number, issuedOn, expiresOn, updatedAt } = document;
  const dayOf = (day: string) => format.date(startOfDubaiDay(day).toISOString());
  const until = expiresOn === null ? t('supplierPack.noEnd') : dayOf(expiresOn);
  return (
    <li className={cx(ui.sheet, ui.stack3, ui.padded)}>
      <h3 className={styles.name}>
        {t(documentLabels[kind])}
        <Badge tone={tones[state]} dot>
          <State document={document} />
        </Badge>
      </h3>
      {state !== 'missing' && (
        <Facts
          facts={[
            ...(number === '' ? [] : [{ name: t('supplierPack.number'), value: number }]),
            ...(issuedOn === null ? [] : [{ name: t('supplierPack.issued'), value: dayOf(issuedOn) }]),
            { name: t('supplierPack.until'), value: until },
            ...(updatedAt === null ? [] : [{ name: t('supplierPack.updated'), value: format.date(updatedAt) }]),
          ]}
        />
      )}
    </li>
  );
}

function State({ document: { state, daysLeft } }: { document: PackDocumentResponse }) {
  const { t } = useI18n();
  if (state !== 'expiring') return t(`supplierState.${state}`);
  return daysLeft === 0 ? t('supplierState.today') : t('supplierState.expiring', { count: daysLeft ?? 0 });
}
