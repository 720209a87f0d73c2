import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Link } from './link';
import styles from './facts.module.css';

interface FactsProps {
  /** The name is a link where it says whereto. `long` values, such as an address among numbers, have a line of their own on a phone. */
  facts: readonly { name: string; value: ReactNode; long?: boolean; to?: string | undefined }[];
  /** For values that are all long. */
  wide?: boolean;
}

/** Pairs of a name and a value, side by side where there is room. */
export function Facts({ facts, wide = false }: FactsProps) {
  return (
    <dl className={cx(styles.facts, wide && styles.wide)}>
      {facts.map(({ name, value, long, to }) => (
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
