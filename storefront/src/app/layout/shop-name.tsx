import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shopQuery } from '../../features/shop-info/api/get-shop';
import { useI18n } from '../../lib/i18n/i18n-context';
import { siteName } from '../../lib/site-name';

/** The shop's own name, from its settings; a general one only where they can't be had. */
export function ShopName() {
  const { t } = useI18n();
  const { data, isError } = useQuery(shopQuery());
  const name = data?.name;
  useEffect(() => {
    if (name) siteName.set(name);
  }, [name]);
  return <bdi>{name ?? (isError ? t('app.brand') : '')}</bdi>;
}
