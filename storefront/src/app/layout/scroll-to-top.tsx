import { useSyncExternalStore } from 'react';
import { Icon } from '../../components/ui/icon';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './scroll-to-top.module.css';
import { onScroll } from './use-scrolled-down';

const radius = 22;
const length = 2 * Math.PI * radius;

/** A button to the top; its ring shows the scroll position. */
export default function ScrollToTop() {
  const { t } = useI18n();
  const percent = useSyncExternalStore(onScroll, scrolledPercent);
  const top = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.button} aria-label={t('app.scrollTop')} onClick={top}>
      <svg className={styles.ring} viewBox="0 0 52 52" aria-hidden="true">
        <circle className={styles.track} cx="26" cy="26" r={radius} />
        <circle
          className={styles.progress}
          cx="26"
          cy="26"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - percent / 100)}
        />
      </svg>
      <Icon name="up" />
    </button>
  );
}

/** In whole percent, so that scrolling renders at most a hundred times. */
function scrolledPercent(): number {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  return room <= 0 ? 100 : Math.min(100, Math.round((window.scrollY / room) * 100));
}
