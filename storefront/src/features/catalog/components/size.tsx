import { metresOf, sizeInBoth } from '@shop/contract/sizes';
import { useI18n } from '../../../lib/i18n/i18n-context';

/** A size in millimetres and inches; unchanged if it is neither. */
export function Size({ size }: { size: string }) {
  const { t, term } = useI18n();
  const both = sizeInBoth(size);
  return both ? t('product.sizeInBoth', { ...both }) : <bdi>{term(size)}</bdi>;
}

/** A size in millimetres above inches, for narrow columns. */
export function SizeInLines({ size }: { size: string }) {
  const { t, term } = useI18n();
  const both = sizeInBoth(size);
  if (!both) return <bdi>{term(size)}</bdi>;
  return (
    <>
      <span>
        <bdi>{t('product.inMm', { mm: both.mm })}</bdi>
      </span>
      <span>
        <bdi>{t('product.inInch', { inch: both.inch })}</bdi>
      </span>
    </>
  );
}

/** A length or pack; a length in yards also in metres. */
export function Variant({ variant }: { variant: string }) {
  const { t, term } = useI18n();
  const metres = metresOf(variant);
  return (
    <>
      <bdi>{term(variant)}</bdi>
      {metres !== undefined && (
        <>
          {' · '}
          <bdi>{t('product.lengthInMetres', { metres })}</bdi>
        </>
      )}
    </>
  );
}
