import {
  BecomeSupplier,
  Hero,
  HowItWorks,
  Testimonials,
  WhyChoose,
} from '../../features/home/components/home-sections';
import { ProductTiles } from '../../features/home/components/product-tiles';
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
