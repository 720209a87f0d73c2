import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import styles from './note.module.css';

/** The note of a document; renders nothing if there is none. */
export function Note({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <div className={styles.note}>
      <p className={cx(ui.note, styles.title)}>{title}</p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
