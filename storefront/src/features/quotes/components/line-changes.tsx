import type { ComparedLine, LinePair } from '@shop/contract/line-changes';
import { Badge } from '../../../components/ui/badge';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './offer.module.css';
import { nameOfLine } from '@shop/contract/names';

interface LineChangesProps {
  label: string;
  pairs: readonly LinePair<ComparedLine, ComparedLine>[];
  amounts?: readonly { field: string; before: number; after: number }[];
  /** The text for an earlier value. The prices of a request are list prices. */
  earlier: 'offer.before' | 'offer.requested';
}

const TONES = { changed: 'yellow', substituted: 'purple', removed: 'red', added: 'green' } as const;
const AMOUNTS = ['deliveryCharge', 'extraFee', 'discount', 'totalPrice'] as const;

const isAmount = (field: string): field is (typeof AMOUNTS)[number] => AMOUNTS.some((one) => one === field);

/** The differences between two versions of an offer. */
export function LineChanges({ label, pairs, amounts = [], earlier }: LineChangesProps) {
  const { t, format } = useI18n();
  return (
    <ul className={styles.changes} aria-label={label}>
      {pairs.map((pair) => (
        <PairRow key={`${pair.before?._id ?? ''} ${pair.after?._id ?? ''}`} pair={pair} earlier={earlier} />
      ))}
      {amounts.map(({ field, before, after }) => (
        <li key={field} className={styles.change}>
          <span className={ui.grow}>{isAmount(field) ? t(`offer.amount.${field}`) : field}</span>
          <del className={cx(ui.note, styles.old)}>{format.money(before)}</del>
          <ins className={styles.new}>{format.money(after)}</ins>
        </li>
      ))}
    </ul>
  );
}

function PairRow({ pair, earlier }: { pair: LineChangesProps['pairs'][number]; earlier: LineChangesProps['earlier'] }) {
  const { t, language } = useI18n();
  const { change, before, after } = pair;
  const nameOf = (line: ComparedLine | null) => line && nameOfLine(line, language);
  if (change === 'same') return null;
  const isOther = nameOf(before) !== nameOf(after);
  return (
    <li className={styles.change}>
      <Badge tone={TONES[change]}>{t(`offer.change.${change}`)}</Badge>
      <bdi className={ui.grow}>{nameOf(after ?? before)}</bdi>
      {before && (
        <del className={cx(ui.note, styles.old)}>
          {t(earlier)} {isOther && after && <bdi>{nameOf(before)}</bdi>}{' '}
          <bdi>
            <Quantity line={before} atListPrice={earlier === 'offer.requested'} />
          </bdi>
        </del>
      )}
      {after && (
        <ins className={styles.new}>
          <bdi>
            <Quantity line={after} />
          </bdi>
        </ins>
      )}
    </li>
  );
}

function Quantity({ line: { qty, unitPrice }, atListPrice = false }: { line: ComparedLine; atListPrice?: boolean }) {
  const { t, format } = useI18n();
  const pieces = format.number(qty);
  if (typeof unitPrice !== 'number') return pieces;
  return t(atListPrice ? 'offer.lineAtListPrice' : 'offer.line', { qty: pieces, price: format.money(unitPrice) });
}
