import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** The place that content will take. Decoration: the view says in words that it loads. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.block} style={{ width, height, aspectRatio: ratio }} />;
}
