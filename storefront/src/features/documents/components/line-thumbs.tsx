import { Picture } from '../../../components/ui/picture';
import type { LineResponse } from '@shop/contract/api';
import { useLineProduct } from './line-products';
import styles from './line-thumbs.module.css';

/** A phone has room for this many. */
const MOST = 4;

/** Pictures of the products of a collapsed document. */
export function LineThumbs({ lines }: { lines: readonly LineResponse[] }) {
  return (
    <span className={styles.thumbs}>
      {lines.slice(0, MOST).map((line) => (
        <Thumb key={line._id} id={line.product} />
      ))}
    </span>
  );
}

function Thumb({ id }: { id: string | null }) {
  const product = useLineProduct(id);
  return (
    <span className={styles.thumb}>
      <Picture src={product?.images[0]} alt="" width={48} height={36} />
    </span>
  );
}
