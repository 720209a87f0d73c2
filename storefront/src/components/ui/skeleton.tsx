import { cx } from '../../lib/cx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  ratio?: string;
  /** Used instead of the lengths on the server, whose pages must not contain inline styles. */
  className?: string | undefined;
}

/** A placeholder for loading content. Decoration: the view says in words that it loads. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(styles.block, className)} style={{ width, height, aspectRatio: ratio }} />
  );
}
