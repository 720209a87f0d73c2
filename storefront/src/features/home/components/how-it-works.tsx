import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './how-it-works.module.css';
import { Section } from './section';

const steps = [
  ['home.step1', 'home.step1Text'],
  ['home.step2', 'home.step2Text'],
  ['home.step3', 'home.step3Text'],
] as const;

export function HowItWorks() {
  const { t, format } = useI18n();
  return (
    <Section id="how-it-works" title={t('home.how')}>
      <ol className={styles.steps}>
        {steps.map(([title, text], index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            <h3 className={styles.title}>{t(title)}</h3>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
