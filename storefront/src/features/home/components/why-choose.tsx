import { useI18n } from '../../../lib/i18n/i18n-context';
import { Section } from './section';
import styles from './why-choose.module.css';

const reasons = [
  ['home.whyStock', 'home.whyStockText'],
  ['home.whyQuote', 'home.whyQuoteText'],
  ['home.whyDelivery', 'home.whyDeliveryText'],
] as const;

export function WhyChoose() {
  const { t } = useI18n();
  return (
    <Section title={t('home.whyTitle')} ground="plate">
      <div className={styles.why}>
        <p className={styles.blurb}>{t('home.whyText')}</p>
        <ul className={styles.reasons}>
          {reasons.map(([title, text]) => (
            <li key={title} className={styles.reason}>
              <h3 className={styles.title}>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
