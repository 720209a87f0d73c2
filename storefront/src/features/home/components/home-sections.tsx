import { useQuery } from '@tanstack/react-query';
import { buttonClass, LinkButton } from '../../../components/ui/button';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import supplierStyles from './become-supplier.module.css';
import heroStyles from './hero.module.css';
import stepStyles from './how-it-works.module.css';
import { PressSheet } from './press-sheet';
import { Section } from './section';
import testimonialStyles from './testimonials.module.css';
import reasonStyles from './why-choose.module.css';

export function Hero() {
  const { t } = useI18n();
  return (
    <section className={heroStyles.hero}>
      <div className={heroStyles.words}>
        <h1 className={heroStyles.headline}>
          {t('home.headline')} <span className={heroStyles.accent}>{t('home.headlineAccent')}</span>
        </h1>
        <p className={heroStyles.lead}>{t('home.lead')}</p>
        <div className={heroStyles.actions}>
          <LinkButton to={paths.shop} size="large">
            {t('home.browse')}
          </LinkButton>
          <LinkButton to={paths['quick-order']} size="large" variant="secondary">
            {t('home.paste')}
          </LinkButton>
          <a className={heroStyles.how} href="#how-it-works">
            {t('home.how')}
          </a>
        </div>
      </div>
      <div className={heroStyles.art}>
        <PressSheet className={heroStyles.sheet} />
      </div>
      <div className={heroStyles.rule} />
    </section>
  );
}

/** Links to the shop's chat, or to the contact page until its address is loaded. */
export function BecomeSupplier() {
  const { t } = useI18n();
  const { data: shop } = useQuery(shopQuery());
  return (
    <section className={supplierStyles.band}>
      <div className={supplierStyles.inner}>
        <div>
          <h2 className={supplierStyles.title}>{t('home.supplierTitle')}</h2>
          <p className={supplierStyles.text}>{t('home.supplierText')}</p>
        </div>
        {shop?.supplierChatUrl ? (
          <a className={buttonClass({ size: 'large' })} href={shop.supplierChatUrl} target="_blank" rel="noopener">
            {t('home.supplier')}
          </a>
        ) : (
          <LinkButton to={paths.contact} size="large">
            {t('home.supplier')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

const steps = [
  ['home.step1', 'home.step1Text'],
  ['home.step2', 'home.step2Text'],
  ['home.step3', 'home.step3Text'],
] as const;

export function HowItWorks() {
  const { t, format } = useI18n();
  return (
    <Section id="how-it-works" title={t('home.how')}>
      <ol className={cx(ui.frame, stepStyles.steps)}>
        {steps.map(([title, text], index) => (
          <li key={title} className={stepStyles.step}>
            <span className={stepStyles.number} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            <h3 className={stepStyles.title}>{t(title)}</h3>
            <p className={ui.soft}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const testimonials = [
  ['home.testimonial1', 'home.testimonial1Role'],
  ['home.testimonial2', 'home.testimonial2Role'],
  ['home.testimonial3', 'home.testimonial3Role'],
] as const;

/** Quotations of clients. Their names are withheld: the blur covers no real name, and screen readers announce that. */
export function Testimonials() {
  const { t } = useI18n();
  return (
    <Section title={t('home.testimonialsTitle')} ground="tinted">
      <ul className={cx(ui.stack4, testimonialStyles.list)}>
        {testimonials.map(([text, role]) => (
          <li key={text}>
            <figure className={testimonialStyles.figure}>
              <blockquote className={testimonialStyles.quote}>{t(text)}</blockquote>
              <figcaption className={testimonialStyles.caption}>
                <span className={testimonialStyles.name}>{t('home.testimonialName')}</span>
                <span>{t(role)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const reasons = [
  ['home.whyStock', 'home.whyStockText'],
  ['home.whyQuote', 'home.whyQuoteText'],
  ['home.whyDelivery', 'home.whyDeliveryText'],
] as const;

export function WhyChoose() {
  const { t } = useI18n();
  return (
    <Section title={t('home.whyTitle')} ground="plate">
      <div className={reasonStyles.why}>
        <p className={reasonStyles.blurb}>{t('home.whyText')}</p>
        <ul className={cx(ui.stack6, reasonStyles.reasons)}>
          {reasons.map(([title, text]) => (
            <li key={title} className={reasonStyles.reason}>
              <h3 className={reasonStyles.title}>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
