import { sizeInBoth } from '@shop/contract/sizes';
import { useI18n } from '../../../lib/i18n/i18n-context';

/** A size in millimetres and inches; unchanged if it is neither. */
export function Size({ size }: { size: string }) {
  const { t, term } = useI18n();
  const both = sizeInBoth(size);
  return both ? t('product.sizeInBoth', { ...both }) : <bdi>{term(size)}</bdi>;
}
