import { LANGUAGE_CODES } from '@shop/contract/languages';
import { PAGES } from '@shop/contract/pages';
import { DocumentView } from '../../features/company/components/document-view';
import type { DocumentName } from '../../features/company/document-names';
import { loadDocument } from '../../features/company/documents';
import { visit } from '../../lib/i18n/i18n';
import { useI18n } from '../../lib/i18n/i18n-context';
import { onServer } from '../../lib/on-server';
import type { PageModule } from '../lazy-page';

/**
 * A page of continuous text, once the text is loaded: in the language of the visit, or on the server in all languages.
 */
export async function documentPage(name: DocumentName): Promise<PageModule> {
  const languages = onServer ? LANGUAGE_CODES : [visit.language];
  const documents = new Map(
    await Promise.all(languages.map(async (language) => [language, await loadDocument(language, name)] as const)),
  );
  return {
    default: function DocumentPage() {
      const { t, language } = useI18n();
      const document = documents.get(language);
      return document && <DocumentView title={t(PAGES[name].title)} document={document} />;
    },
  };
}
