import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { tiles } from '../tiles';
import styles from './product-tiles.module.css';
import { Section } from './section';

/** Each tile opens the shop on its product type. */
export function ProductTiles() {
  const { t } = useI18n();
  return (
    <Section title={t('home.tilesTitle')}>
      <ul className={styles.tiles}>
        {tiles.map(({ productType, name, text, image }) => (
          <li key={productType}>
            <Link to={paths.shopOfType(productType)} state={{ fromHome: true }} className={styles.tile}>
              <Picture src={image} alt="" width={640} height={480} />
              <span className={styles.words}>
                <span className={styles.name}>
                  {t(name)}
                  <Icon name="arrow" size={26} />
                </span>
                <span className={styles.text}>{t(text)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
