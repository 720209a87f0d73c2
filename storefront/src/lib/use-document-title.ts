import { useEffect } from 'react';
import { useI18n } from './i18n/i18n-context';
import { useSiteName } from './site-name';

/** Sets the title of the browser tab; `undefined`, while the name is not loaded, does not change it. */
export function useDocumentTitle(page: string | undefined): void {
  const { t } = useI18n();
  const site = useSiteName() || t('app.brand');
  useEffect(() => {
    if (page !== undefined) document.title = t('app.titleOf', { page, site });
  }, [page, site, t]);
}
