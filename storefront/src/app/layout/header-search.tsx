import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { SearchForm } from '../../features/search/components/search-form';
import { useI18n } from '../../lib/i18n/i18n-context';
import { cx } from '../../lib/cx';
import styles from './header.module.css';

interface HeaderSearchProps {
  id: string;
  /** On small screens it opens in a row of its own; on large ones it is always there. */
  open: boolean;
  onClose: () => void;
}

/** Searches the whole shop from every page. */
export function HeaderSearch({ id, open, onClose }: HeaderSearchProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const search = (q: string) => {
    onClose();
    void navigate(paths.shopSearch(q));
    // On the shop page nothing but the listing changes: the focus moves on to it.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div id={id} className={cx(styles.search, open && styles.searchOpen)}>
      <SearchForm
        key={String(open)}
        label={t('search.label')}
        hint={t('search.field')}
        autoFocus={open}
        clears
        onSearch={search}
        onLeave={onClose}
      />
    </div>
  );
}
