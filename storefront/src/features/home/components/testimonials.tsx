import { useI18n } from '../../../lib/i18n/i18n-context';
import { Section } from './section';
import styles from './testimonials.module.css';

const testimonials = [
  ['home.testimonial1', 'home.testimonial1Role'],
  ['home.testimonial2', 'home.testimonial2Role'],
  ['home.testimonial3', 'home.testimonial3Role'],
] as const;

/** Quotations of clients. Their names are withheld: the blur covers no real name, and screen readers are told so. */
export function Testimonials() {
  const { t } = useI18n();
  return (
    <Section title={t('home.testimonialsTitle')} ground="tinted">
      <ul className={styles.list}>
        {testimonials.map(([text, role]) => (
          <li key={text}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>{t(text)}</blockquote>
              <figcaption className={styles.caption}>
                <span className={styles.name}>{t('home.testimonialName')}</span>
                <span>{t(role)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
