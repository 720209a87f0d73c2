import type { ProductPageResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { RequestInWords } from './request-in-words';
import styles from './search-notes.module.css';

interface SearchNotesProps {
  q: string;
  notes: NonNullable<ProductPageResponse['search']>;
}

/** Shows the matches instead of the typed text: near lengths, corrected words, ignored words. */
export default function SearchNotes({ q, notes: { near, corrected, leftOut } }: SearchNotesProps) {
  const { t, inSentence } = useI18n();
  const named = useMeasureName();
  return (
    <div className={styles.notes}>
      <ul role="status">
        {corrected.map(({ asked, found }) => (
          <li key={asked}>{t('shop.corrected', { found: found.map(inSentence).join(t('shop.or')), asked })}</li>
        ))}
        {near.map(({ asked, found }) => (
          <li key={asked}>{t('shop.near', { asked, found: found.map(named).join(t('app.comma')) })}</li>
        ))}
        {leftOut.length > 0 && <li>{t('shop.leftOut', { words: leftOut.map(inSentence).join(t('app.comma')) })}</li>}
      </ul>
      {near.length + leftOut.length > 0 && <RequestInWords words={q} />}
    </div>
  );
}

/** Formats `150-yd` for a sentence. */
function useMeasureName() {
  const { term } = useI18n();
  return (value: string) => {
    const word = term(value);
    return word === value ? value.replace('-', '\u00a0') : word;
  };
}
