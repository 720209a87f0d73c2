import { addressOf } from '@shop/contract/client';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { supplierDocumentState, supplierStateTones } from '@shop/contract/supplier-pack';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { buttonClass } from '../../../components/ui/button';
import { Facts } from '../../../components/ui/facts';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { supplierDocumentsQuery } from '../api/supplier-documents';
import styles from './supplier-pack.module.css';

/** The documents by which the buyer checks the shop, and the ZIP of them. */
export function SupplierPack() {
  const { t, format } = useI18n();
  const query = useQuery(supplierDocumentsQuery());
  const head = (
    <div className={cx(ui.stack3, styles.head)}>
      <p>{t('supplierPack.lead')}</p>
      <p>{t('supplierPack.judgement')}</p>
      <a className={buttonClass()} href={addressOf('/api/supplier-documents/pack', {})} target="_blank" rel="noopener">
        {t('supplierPack.download')}
      </a>
    </div>
  );
  return (
    <RecordList
      title={t('supplierPack.title')}
      query={query}
      loading={t('supplierPack.loading')}
      error={t('supplierPack.error')}
      head={query.data && query.data.length > 0 && head}
      empty={
        <EmptyState text={t('supplierPack.empty')} hint={t('supplierPack.emptyHint')}>
          <Link to={paths.contact}>{t('page.contact')}</Link>
        </EmptyState>
      }
      keyOf={({ kind }) => kind}
    >
      {({ kind, expiresOn, daysLeft }) => {
        const state = supplierDocumentState(daysLeft);
        const until =
          expiresOn === null ? t('supplierPack.noEnd') : format.date(startOfDubaiDay(expiresOn).toISOString());
        return (
          <article className={cx(ui.sheet, ui.stack3, ui.padded)}>
            <h3 className={styles.name}>
              {t(`supplierDocument.${kind}`)}
              <Badge tone={supplierStateTones[state]} dot>
                {state === 'expiring'
                  ? t('supplierState.expiring', { count: daysLeft ?? 0 })
                  : t(`supplierState.${state}`)}
              </Badge>
            </h3>
            <Facts facts={[{ name: t('supplierPack.until'), value: until }]} />
          </article>
        );
      }}
    </RecordList>
  );
}
