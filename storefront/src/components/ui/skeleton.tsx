import { cx } from '../../lib/cx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  ratio?: string;
  /** In place of the lengths, where the server draws: its pages must not carry styles of their own. */
  className?: string | undefined;
}

/** The place that content will take. Decoration: the view says in words that it loads. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(styles.block, className)} style={{ width, height, aspectRatio: ratio }} />
  );
}
