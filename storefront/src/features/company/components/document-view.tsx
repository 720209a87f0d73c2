import { useQuery } from '@tanstack/react-query';
import { Page, PageHead } from '../../../components/ui/page';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { shopQuery } from '../../shop-info/api/get-shop';
import { fillText, type DocumentParams, type TextDocument, type TextSection } from '../documents';
import styles from './document-view.module.css';
import { legalNameOf } from '@shop/contract/names';

/** A page of continuous text with a table of contents. */
export function DocumentView({ title, document }: { title: string; document: TextDocument }) {
  const { t, format } = useI18n();
  const params = useDocumentParams();
  useDocumentTitle(title);
  return (
    <Page>
      <PageHead title={title} lead={fillText(document.lead, params)} />
      {document.updated && (
        <p className={cx(ui.note, styles.updated)}>{t('document.updated', { date: format.date(document.updated) })}</p>
      )}
      <div className={cx(ui.columns, styles.columns)}>
        <nav className={styles.contents} aria-label={t('document.contents')}>
          <ol>
            {document.sections.map((section, index) => (
              <li key={section.title}>
                <a className={styles.jump} href={`#section-${index + 1}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={cx(ui.stack6, styles.text)}>
          {document.sections.map((section, index) => (
            <DocumentSection key={section.title} id={`section-${index + 1}`} section={section} params={params} />
          ))}
        </div>
      </div>
    </Page>
  );
}

interface DocumentSectionProps {
  id: string;
  section: TextSection;
  params: DocumentParams;
}

function DocumentSection({ id, section, params }: DocumentSectionProps) {
  return (
    <section id={id}>
      <h2 className={ui.title}>{section.title}</h2>
      {section.blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{fillText(block, params)}</p>
        ) : (
          <ul key={index} className={styles.list}>
            {block.map((item) => (
              <li key={item}>{fillText(item, params)}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

function useDocumentParams(): DocumentParams {
  const { t, inSentence, language } = useI18n();
  const { data } = useQuery(shopQuery());
  const shop = data?.name ?? t('app.brand');
  return {
    shop: inSentence(shop),
    legalName: inSentence(data ? legalNameOf(data, language) : shop),
    address: inSentence(data?.address ?? ''),
    email: inSentence(data?.email ?? ''),
    trn: inSentence(data?.trn ?? ''),
  };
}
