import { Link } from '../../../components/ui/link';
import styles from './number-link.module.css';

/** The number of a document as a link to its page. */
export function NumberLink({ to, number }: { to: string; number: string }) {
  return (
    <Link to={to} className={styles.link}>
      <bdi>{number}</bdi>
    </Link>
  );
}
