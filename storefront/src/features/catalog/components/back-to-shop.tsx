import { Link } from 'react-router';
import { Icon } from '../../../components/ui/icon';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './back-to-shop.module.css';

export function BackToShop() {
  const { t } = useI18n();
  return (
    <Link to={paths.shop} className={styles.back}>
      <Icon name="back" size={18} />
      {t('product.back')}
    </Link>
  );
}
