import { useI18n } from '../../lib/i18n/i18n-context';
import { buttonClass } from './button';
import { Icon } from './icon';

interface DocumentLinkProps {
  href: string;
  label: string;
  /** Number of the document. */
  number: string;
}

/** A link to a document that the server renders; it opens in a tab of its own. */
export function DocumentLink({ href, label, number }: DocumentLinkProps) {
  const { t } = useI18n();
  return (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${label} ${number} ${t('app.newTab')}`}
    >
      <Icon name="document" size={18} />
      {label}
    </a>
  );
}
