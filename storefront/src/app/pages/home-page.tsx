import { BecomeSupplier } from '../../features/home/components/become-supplier';
import { Hero } from '../../features/home/components/hero';
import { HowItWorks } from '../../features/home/components/how-it-works';
import { ProductTiles } from '../../features/home/components/product-tiles';
import { Testimonials } from '../../features/home/components/testimonials';
import { WhyChoose } from '../../features/home/components/why-choose';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function HomePage() {
  const { t } = useI18n();
  useDocumentTitle(t('home.title'));
  return (
    <>
      <Hero />
      <ProductTiles />
      <WhyChoose />
      <HowItWorks />
      <Testimonials />
      <BecomeSupplier />
    </>
  );
}
