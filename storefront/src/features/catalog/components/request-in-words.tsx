import { Button, LinkButton } from '../../../components/ui/button';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { freeTextItems, useFreeTextItems } from '../../cart/free-text-items';
import styles from './search-notes.module.css';

/** Adds the search text to the request as a free-text item. */
export function RequestInWords({ words }: { words: string }) {
  const { t } = useI18n();
  const isRequested = useFreeTextItems().some(({ text }) => text.toLowerCase() === words.trim().toLowerCase());
  return (
    <div className={styles.ask}>
      <Button variant="secondary" onClick={() => freeTextItems.add(words)}>
        {t('shop.ask')}
      </Button>
      <p role="status">{isRequested ? t('shop.asked', { q: words }) : ''}</p>
      {isRequested && (
        <LinkButton variant="quiet" to={paths.cart}>
          {t('shop.toCart')}
        </LinkButton>
      )}
    </div>
  );
}
