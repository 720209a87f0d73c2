import Translate from '@mui/icons-material/Translate';
import { Button } from '@mui/material';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { useLocaleState } from 'react-admin';
import { useUnsavedQuestion } from '../../kit/ui/useUnsavedQuestion';

/** On a phone the name of the language is hidden to give the page's title more room. */
const sx = {
  flexShrink: 0,
  minWidth: { xs: 44, sm: 64 },
  '& .MuiButton-startIcon': { mx: { xs: 0.5, sm: undefined } },
  '& .name': { display: { xs: 'none', sm: 'inline' } },
};

interface Props {
  /** True to show the name on a phone too. */
  named?: boolean;
}

/**
 * Switches to the other language; its name is written in that language. The page is mounted again, which loses unsaved
 * input.
 */
export const LanguageButton = ({ named = false }: Props) => {
  const [locale, setLocale] = useLocaleState();
  const { guard, question } = useUnsavedQuestion({ mayDiscard: true });
  const next = LANGUAGE_CODES.find((code) => code !== locale) ?? DEFAULT_LANGUAGE;
  const { name } = LANGUAGES[next];
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<Translate />}
        lang={next}
        aria-label={name}
        onClick={() => guard(() => setLocale(next))}
        sx={named ? undefined : sx}
      >
        <span className="name">{name}</span>
      </Button>
      {question}
    </>
  );
};
