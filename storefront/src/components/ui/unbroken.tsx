import { Fragment } from 'react';
import styles from './unbroken.module.css';

/**
 * A name whose sizes and codes ('1/2-inch', 'RB-102') are not broken over lines, and are shown in their own direction.
 */
export function Unbroken({ text }: { text: string }) {
  const words = text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') && word.length < 16 ? <span className={styles.word}>{word}</span> : word}
    </Fragment>
  ));
  return <bdi>{words}</bdi>;
}
