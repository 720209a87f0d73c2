import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import styles from './facts.module.css';

interface FactsProps {
  /** `long` values, such as an address among numbers, have a line of their own on a phone. */
  facts: readonly { name: string; value: ReactNode; long?: boolean }[];
  /** For values that are all long. */
  wide?: boolean;
}

/** Pairs of a name and a value, side by side where there is room. */
export function Facts({ facts, wide = false }: FactsProps) {
  return (
    <dl className={cx(styles.facts, wide && styles.wide)}>
      {facts.map(({ name, value, long }) => (
        <div key={name} className={long ? styles.long : undefined}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
