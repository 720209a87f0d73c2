import { LinkButton } from '../../../components/ui/link-button';
import { EmptyState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';

export function EmptyCart() {
  const { t } = useI18n();
  return (
    <EmptyState text={t('cart.empty')} hint={t('cart.emptyText')}>
      <LinkButton to={paths.shop}>{t('cart.browse')}</LinkButton>
    </EmptyState>
  );
}
