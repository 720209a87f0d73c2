import { useLocation } from 'react-router';
import { useI18n } from '../../lib/i18n/i18n-context';
import { hrefInLanguage, languages, type Language } from '../../lib/i18n/language';

const other: Record<Language, Language> = { en: 'ar', ar: 'en' };

/** The same page in the other language, named in that language: who needs the link can read it. A full page load. */
export function LanguageLink({ className }: { className: string | undefined }) {
  const { language } = useI18n();
  const { pathname, search } = useLocation();
  const target = other[language];
  return (
    <a className={className} href={hrefInLanguage(pathname, search, target)} lang={target} hrefLang={target}>
      {languages[target].name}
    </a>
  );
}
