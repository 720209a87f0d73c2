import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { LineResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useLineProduct } from '../../documents/components/line-products';
import { NumberLink } from '../../documents/components/number-link';
import { StatusBadge } from '../../documents/components/status-badge';
import { kindPaths } from '../../documents/document-kinds';
import type { AccountDocument } from '../account-documents';
import styles from './document-row.module.css';
import { nameOfLine } from '@shop/contract/names';

interface DocumentRowProps {
  document: AccountDocument;
  /** The lines to show. */
  lines: readonly LineResponse[];
}

/** A row with a document's kind, number, status, total, and some of its lines. */
export function DocumentRow({ document, lines }: DocumentRowProps) {
  const { t, format } = useI18n();
  const { kind, id, number, poNumber, createdAt, status, total } = document;
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <p className={styles.number}>
          <span className={styles.kind}>{t(`find.kinds.${kind}`)}</span>{' '}
          <NumberLink to={kindPaths[kind](id)} number={number} />
        </p>
        <StatusBadge status={status} />
        <time dateTime={createdAt} className={cx(ui.note, styles.soft)}>
          {format.date(createdAt)}
        </time>
        {poNumber && <span className={cx(ui.note, styles.soft)}>{t('find.po', { number: poNumber })}</span>}
        {total !== null && <span className={styles.total}>{format.money(total)}</span>}
      </div>
      {lines.length > 0 && (
        <ul className={ui.stack2}>
          {lines.map((line) => (
            <li key={line._id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Line({ line }: { line: LineResponse }) {
  const { format, language } = useI18n();
  const product = useLineProduct(line.product);
  const name = <Unbroken text={nameOfLine(line, language)} />;
  return (
    <span className={styles.line}>
      <span className={styles.thumb}>
        <Picture src={product?.images[0]} alt="" width={56} height={42} />
      </span>
      <span className={styles.name}>{product ? <Link to={paths.product(product._id)}>{name}</Link> : name}</span>
      <span className={cx(ui.note, styles.soft)}>× {format.number(line.qty)}</span>
    </span>
  );
}
