import { useState } from 'react';
import { Picture } from '../../../components/ui/picture';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './product-gallery.module.css';

export function ProductGallery({ name, images }: { name: string; images: readonly string[] }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(0);
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <Picture src={images[shown]} alt={name} width={800} height={600} priority />
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbs} aria-label={t('product.gallery')}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('product.picture', { n: index + 1, name })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={image} alt="" width={96} height={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
