import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/ui/link';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { supplierDocumentsQuery } from '../api/supplier-documents';

/** A link to the documents of the supplier. Hidden if there are none. */
export function PackLink() {
  const { t } = useI18n();
  const { data = [] } = useQuery(supplierDocumentsQuery());
  return data.length === 0 ? null : <Link to={paths['supplier-pack']}>{t('overview.supplierPack')}</Link>;
}
