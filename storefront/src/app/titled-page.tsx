import type { ComponentType } from 'react';
import type { PlainKey } from '../lib/i18n/i18n';
import { useI18n } from '../lib/i18n/i18n-context';
import { useDocumentTitle } from '../lib/use-document-title';

/** A page that is one view of a feature, with its title in the tab of the browser. */
export const titledPage = (title: PlainKey, View: ComponentType) =>
  function TitledPage() {
    useDocumentTitle(useI18n().t(title));
    return <View />;
  };
