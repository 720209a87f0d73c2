import { useState, type SyntheticEvent } from 'react';
import { Icon } from '../../../components/ui/icon';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './search-box.module.css';

/** Sent with Enter or the button. Give it the current words as `key`, so that Back and Clear reach the field. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useI18n();
  const [words, setWords] = useState(q);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(words);
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <input
        type="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={t('shop.search')}
        placeholder={t('shop.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className={styles.submit} aria-label={t('shop.searchSubmit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
