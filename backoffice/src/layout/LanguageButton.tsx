import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { useLocaleState } from 'react-admin';
import { isLanguage, type Language, languages } from '../i18n/language';

const other: Record<Language, Language> = { en: 'ar', ar: 'en' };

/** The other language, named as its readers name it. */
export const LanguageButton = () => {
  const [locale, setLocale] = useLocaleState();
  const next = other[isLanguage(locale) ? locale : 'en'];
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<Translate />}
      lang={next}
      onClick={() => setLocale(next)}
      sx={{ flexShrink: 0 }}
    >
      {languages[next].name}
    </Button>
  );
};
