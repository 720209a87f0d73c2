import { PAGES } from '@shop/contract/pages';
import { DocumentView } from '../../features/company/components/document-view';
import type { DocumentName } from '../../features/company/document-names';
import { loadDocument } from '../../features/company/documents';
import { visit } from '../../lib/i18n/i18n';
import type { PageModule } from '../lazy-page';

/** A page of running text in the language of the visit, once the text is here. */
export async function documentPage(name: DocumentName): Promise<PageModule> {
  const document = await loadDocument(visit.language, name);
  return { default: () => <DocumentView title={visit.t(PAGES[name].title)} document={document} /> };
}
