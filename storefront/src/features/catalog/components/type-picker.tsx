import type { ProductType } from '@shop/contract/catalog';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './type-picker.module.css';

interface TypePickerProps {
  types: readonly { value: ProductType; count: number | undefined }[];
  selected: ProductType | null;
  onSelect: (productType: ProductType | null) => void;
}

export function TypePicker({ types, selected, onSelect }: TypePickerProps) {
  const { t, term, format } = useI18n();
  const option = (value: ProductType | null, label: string, count?: number) => (
    <label key={value ?? ''} className={styles.option}>
      <input
        type="radio"
        name="product-type"
        className={styles.radio}
        checked={selected === value}
        onChange={() => onSelect(value)}
      />
      <span className={styles.name}>{label}</span>
      {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
    </label>
  );
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('shop.type')}</legend>
      {option(null, t('shop.allTypes'))}
      {types.map(({ value, count }) => option(value, term(value), count))}
    </fieldset>
  );
}
