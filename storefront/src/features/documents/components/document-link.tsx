import type { ReactNode } from 'react';
import { DOCUMENT_LANGUAGES, LANGUAGES, type DocumentLanguage } from '@shop/contract/languages';
import { inLanguage, useDocumentLanguage } from '../../../lib/document-language';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { buttonClass } from '../../../components/ui/button';
import styles from './document-link.module.css';
import { Icon } from '../../../components/ui/icon';

interface DocumentLinkProps {
  href: string;
  label: string;
  /** Number of the document. */
  number: string;
}

/** A link to a PDF of the server, which opens in a new tab, and the choice of its language. */
export function DocumentLink({ href, label, number }: DocumentLinkProps) {
  const { t } = useI18n();
  const { language, choose } = useDocumentLanguage();
  return (
    <span className={styles.document}>
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={inLanguage(href, language)}
        target="_blank"
        rel="noopener"
        aria-label={`${label} ${number} ${t('app.newTab')}`}
      >
        <Icon name="document" size={18} />
        {label}
      </a>
      <select
        className={styles.language}
        aria-label={t('documents.language', { number })}
        value={language}
        onChange={({ target }) => choose(target.value as DocumentLanguage)}
      >
        {DOCUMENT_LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {one === 'both' ? bothNames : LANGUAGES[one].name}
          </option>
        ))}
      </select>
    </span>
  );
}

const bothNames = Object.values(LANGUAGES)
  .map(({ name }) => name)
  .join(' + ');

interface SmallDocumentLinkProps {
  href: string;
  /** The accessible name. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a related document, in the selected language. */
export function SmallDocumentLink({ href, name, className = styles.small, children }: SmallDocumentLinkProps) {
  const { t } = useI18n();
  const { language } = useDocumentLanguage();
  return (
    <a
      className={className}
      href={inLanguage(href, language)}
      target="_blank"
      rel="noopener"
      aria-label={`${name} ${t('app.newTab')}`}
    >
      {children}
    </a>
  );
}
