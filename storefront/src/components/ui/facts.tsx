import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Link } from './link';
import styles from './facts.module.css';

interface FactsProps {
  /** `to` makes the name a link. `long` values, such as an address among numbers, get a separate line on a phone. */
  facts: readonly { name: string; value: ReactNode; long?: boolean; to?: string | undefined }[];
  /** True if all values are long. */
  wide?: boolean;
}

/** Pairs of a name and a value, side by side if there is room; those without a value are omitted. */
export function Facts({ facts, wide = false }: FactsProps) {
  const shown = facts.filter(({ value }) => value !== '' && value != null && value !== false);
  if (shown.length === 0) return null;
  return (
    <dl className={cx(styles.facts, wide && styles.wide)}>
      {shown.map(({ name, value, long, to }) => (
        <div key={name} className={long ? styles.long : undefined}>
          <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
