import type { ProductType } from '@shop/contract/catalog';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './product-tiles.module.css';
import { Section } from './section';

interface Tile {
  /** The value of the product type in the catalog. */
  productType: ProductType;
  name: PlainKey;
  text: PlainKey;
  image: string;
}

const tiles: readonly Tile[] = [
  { productType: 'Ribbon', name: 'home.tileRibbon', text: 'home.tileRibbonText', image: '/images/tile-ribbon.svg' },
  {
    productType: 'Creasing Matrix',
    name: 'home.tileMatrix',
    text: 'home.tileMatrixText',
    image: '/images/tile-creasing-matrix.svg',
  },
  {
    productType: 'Double Face Tape',
    name: 'home.tileTape',
    text: 'home.tileTapeText',
    image: '/images/tile-double-face-tape.svg',
  },
];

/** Each tile opens the shop on its product type; a link below them opens it on the fourth. */
export function ProductTiles() {
  const { t } = useI18n();
  return (
    <Section title={t('home.tilesTitle')}>
      <ul className={cx(ui.stack4, styles.tiles)}>
        {tiles.map(({ productType, name, text, image }) => (
          <li key={productType}>
            <Link to={paths.shopOfType(productType)} state={{ fromHome: true }} className={cx(ui.frame, styles.tile)}>
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
      <Link to={paths.shopOfType('Rubber')} state={{ fromHome: true }} className={styles.more}>
        {t('home.rubber')}
        <Icon name="arrow" size={18} />
      </Link>
    </Section>
  );
}
