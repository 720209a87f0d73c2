import { MAX_LENGTH } from '@shop/contract/limits';
import type { SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../../../components/ui/icon';
import box from '../../../components/ui/search-box.module.css';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { withDocumentFilters } from '../../documents/document-filters';

/** One search over requests, orders and invoices; the overview shows the results. */
export function AccountSearchForm() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const wanted = withDocumentFilters(params, { q: typeof typed === 'string' ? typed.trim() : '' });
    void navigate(`${paths.overview}?${wanted.toString()}`);
  };
  return (
    <form key={q} role="search" aria-label={t('find.title')} className={box.form} onSubmit={search}>
      <input
        type="search"
        name="q"
        defaultValue={q}
        className={box.input}
        aria-label={t('find.field')}
        placeholder={t('find.hint')}
        maxLength={MAX_LENGTH.search}
        enterKeyHint="search"
      />
      <button type="submit" className={box.submit} aria-label={t('find.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
