import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { cameFromShop } from '../shop-return';
import styles from './back-to-shop.module.css';

/** A link to the shop; visitors from the listing return to its filters, page and position. */
export function BackToShop() {
  const { t } = useI18n();
  const steppedIn = cameFromShop(useLocation().state);
  const navigate = useNavigate();
  const stepBack = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !steppedIn) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={paths.shop} className={styles.back} onClick={stepBack}>
      <Icon name="back" size={18} />
      {t('product.back')}
    </Link>
  );
}
