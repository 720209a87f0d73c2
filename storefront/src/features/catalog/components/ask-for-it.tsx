import { Button, LinkButton } from '../../../components/ui/button';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { askedItems, useAskedItems } from '../../cart/asked-items';
import styles from './search-notes.module.css';

/** Puts what was searched for into the request, in the buyer's words. */
export function AskForIt({ words }: { words: string }) {
  const { t } = useI18n();
  const isAsked = useAskedItems().some(({ text }) => text.toLowerCase() === words.trim().toLowerCase());
  return (
    <div className={styles.ask}>
      <Button variant="secondary" onClick={() => askedItems.add(words)}>
        {t('shop.ask')}
      </Button>
      <p role="status">{isAsked ? t('shop.asked', { q: words }) : ''}</p>
      {isAsked && (
        <LinkButton variant="quiet" to={paths.cart}>
          {t('shop.toCart')}
        </LinkButton>
      )}
    </div>
  );
}
