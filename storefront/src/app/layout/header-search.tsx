import type { KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { SearchForm } from '../../features/search/components/search-form';
import { useI18n } from '../../lib/i18n/i18n-context';
import { cx } from '../../lib/cx';
import styles from './header.module.css';

interface HeaderSearchProps {
  id: string;
  /** On the shop page, the field shows the current search, and searches within the selected filters. */
  inShop: boolean;
  /** On small screens it opens in a separate row; on large ones and in the shop it is always visible. */
  open: boolean;
  onClose: () => void;
  /** Closed by the keyboard: the focus would be lost with the field. */
  onEscape: () => void;
}

/** The search field of all pages. */
export function HeaderSearch({ id, inShop, open, onClose, onEscape }: HeaderSearchProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(useLocation().search);
  const search = (q: string) => {
    onClose();
    void navigate(paths.shopSearch(q, inShop ? chosen : undefined));
    // On the shop page only the listing changes: the focus moves to it.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  // If suggestions are visible, Escape closes these first.
  const leave = ({ key, target }: KeyboardEvent) => {
    const suggests = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && !suggests) onEscape();
  };
  return (
    <div
      id={id}
      className={cx(styles.search, (open || inShop) && styles.searchOpen)}
      onKeyDown={open ? leave : undefined}
    >
      <SearchForm
        key={String(open)}
        label={t('search.label')}
        hint={t('search.field')}
        q={inShop ? (chosen.get('q') ?? '') : ''}
        autoFocus={open}
        clears={!inShop}
        onSearch={search}
        onLeave={onClose}
      />
    </div>
  );
}
