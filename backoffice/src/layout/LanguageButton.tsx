import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { useLocaleState } from 'react-admin';
import { isLanguage, type Language, LANGUAGES } from '@shop/contract/languages';
import { useMayLeave } from '../ui/useMayLeave';

const other: Record<Language, Language> = { en: 'ar', ar: 'en' };

/** On a phone the page's title needs the room of the name. */
const sx = {
  flexShrink: 0,
  minWidth: { xs: 44, sm: 64 },
  '& .MuiButton-startIcon': { mx: { xs: 0.5, sm: undefined } },
  '& .name': { display: { xs: 'none', sm: 'inline' } },
};

/** The other language, named as its readers name it. The page is drawn anew in it, which no unsaved input outlives. */
export const LanguageButton = () => {
  const [locale, setLocale] = useLocaleState();
  const mayLeave = useMayLeave();
  const next = other[isLanguage(locale) ? locale : 'en'];
  const { name } = LANGUAGES[next];
  const change = () => {
    if (mayLeave()) setLocale(next);
  };
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<Translate />}
      lang={next}
      aria-label={name}
      onClick={change}
      sx={sx}
    >
      <span className="name">{name}</span>
    </Button>
  );
};
