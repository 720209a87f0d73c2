import type { ComponentType } from 'react';
import { DocumentView } from '../../features/company/components/document-view';
import { loadDocument, type DocumentName } from '../../features/company/documents';
import { visit, type PlainKey } from '../../lib/i18n/i18n';

const titles: Record<DocumentName, PlainKey> = {
  about: 'about.title',
  privacy: 'privacy.title',
  terms: 'terms.title',
};

/** A page of running text in the language of the visit, once the text is here. */
export async function documentPage(name: DocumentName): Promise<{ default: ComponentType }> {
  const document = await loadDocument(visit.language, name);
  return { default: () => <DocumentView title={visit.t(titles[name])} document={document} /> };
}
