import { useEffect } from 'react';
import { useI18n } from './i18n/i18n-context';
import { useSiteName } from './site-name';

/** Names the browser tab after the page; `undefined` while the name is not known yet leaves it alone. */
export function useDocumentTitle(page: string | undefined): void {
  const { t } = useI18n();
  const site = useSiteName() || t('app.brand');
  useEffect(() => {
    if (page !== undefined) document.title = t('app.titleOf', { page, site });
  }, [page, site, t]);
}
