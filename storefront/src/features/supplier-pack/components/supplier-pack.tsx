import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { Notice } from '../../../components/ui/notice';
import { RecordsSkeleton } from '../../../components/ui/record-list';
import { EmptyState, ErrorState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { fetchPack, supplierPackQuery } from '../api/supplier-pack';
import { saveFile } from '../../../lib/save-file';
import { PackDocument } from './pack-document';
import styles from './supplier-pack.module.css';

/** The documents by which the buyer checks the shop, and the pack of them. */
export function SupplierPack() {
  const { t } = useI18n();
  const { data, error, refetch } = useQuery(supplierPackQuery());
  return (
    <section className={cx(ui.stack4, ui.bounded)}>
      <h2 className={ui.title}>{t('supplierPack.title')}</h2>
      <p className={styles.lead}>{t('supplierPack.lead')}</p>
      {data?.isReady === false ? (
        <EmptyState text={t('supplierPack.empty')} hint={t('supplierPack.emptyHint')}>
          <Link to={paths.contact}>{t('page.contact')}</Link>
        </EmptyState>
      ) : data ? (
        <>
          <Download />
          <ul className={ui.stack3}>
            {data.documents.map((document) => (
              <PackDocument key={document.kind} document={document} />
            ))}
          </ul>
          <p className={styles.soft}>{t('supplierPack.judgement')}</p>
        </>
      ) : error ? (
        <ErrorState text={serverMessage(error, t('supplierPack.error'))} onRetry={() => void refetch()} />
      ) : (
        <RecordsSkeleton text={t('supplierPack.loading')} />
      )}
    </section>
  );
}

function Download() {
  const { t, language } = useI18n();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => fetchPack(language),
    onSuccess: saveFile,
  });
  const download = () => {
    if (!isPending) mutate();
  };
  return (
    <div className={ui.stack3}>
      <p className={styles.bar}>
        <Button disabled={isPending} onClick={download}>
          {isPending ? t('supplierPack.making') : t('supplierPack.download')}
        </Button>
        <Link to={paths['pack-check']}>{t('supplierPack.check')}</Link>
        <span role="status" className={styles.soft}>
          {isSuccess && t('supplierPack.made')}
        </span>
      </p>
      {error && <Notice kind="error">{serverMessage(error, t('supplierPack.failed'))}</Notice>}
    </div>
  );
}
