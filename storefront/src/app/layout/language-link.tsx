import { useLocation } from 'react-router';
import { useI18n } from '../../lib/i18n/i18n-context';
import { LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { hrefInLanguage } from '../../lib/i18n/language';

/**
 * Links to the page in each other language, named in that language so that its readers recognise it. They load a new
 * page.
 */
export function LanguageLink({ className }: { className: string | undefined }) {
  const { language } = useI18n();
  const { pathname, search } = useLocation();
  const others = LANGUAGE_CODES.filter((code) => code !== language);
  return others.map((code) => (
    <a key={code} className={className} href={hrefInLanguage(pathname, search, code)} lang={code} hrefLang={code}>
      {LANGUAGES[code].name}
    </a>
  ));
}
