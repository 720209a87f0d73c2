import { PackCheck } from '../../features/supplier-pack/components/pack-check';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

/** Public: all recipients of a pack may check it. */
export default function PackCheckPage() {
  const { t } = useI18n();
  useDocumentTitle(t('packCheck.title'));
  return <PackCheck />;
}
