import { LinkButton } from '../../../components/ui/link-button';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { PressSheet } from './press-sheet';
import styles from './hero.module.css';

export function Hero() {
  const { t } = useI18n();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>
          {t('home.headline')} <span className={styles.accent}>{t('home.headlineAccent')}</span>
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.actions}>
          <LinkButton to={paths.shop} size="large">
            {t('home.browse')}
          </LinkButton>
          <a className={styles.how} href="#how-it-works">
            {t('home.how')}
          </a>
        </div>
      </div>
      <div className={styles.art}>
        <PressSheet className={styles.sheet} />
      </div>
      <div className={styles.rule} />
    </section>
  );
}
