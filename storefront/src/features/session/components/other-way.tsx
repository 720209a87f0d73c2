import { Link } from '../../../components/ui/link';
import styles from './other-way.module.css';

/** The line under a form that leads to its counterpart. */
export function OtherWay({ question, label, to }: { question: string; label: string; to: string }) {
  return (
    <p className={styles.line}>
      {question}{' '}
      <Link className={styles.link} to={to}>
        {label}
      </Link>
    </p>
  );
}
