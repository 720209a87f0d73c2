import { Page, PageHead } from '../../components/ui/page';
import ui from '../../components/ui/primitives.module.css';
import { cx } from '../../lib/cx';
import { ContactForm } from '../../features/contact/components/contact-form';
import { ContactNumbers } from '../../features/contact/components/contact-numbers';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import styles from './contact-page.module.css';

export default function ContactPage() {
  const { t } = useI18n();
  useDocumentTitle(t('page.contact'));
  return (
    <Page>
      <PageHead title={t('page.contact')} lead={t('contact.lead')} />
      <div className={cx(ui.columns, styles.columns)}>
        <ContactNumbers />
        <ContactForm />
      </div>
    </Page>
  );
}
