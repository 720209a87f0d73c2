import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { FindingResponse } from '../types';

interface Props {
  findings: readonly FindingResponse[];
  /** Whether each leads to the page that mends it. */
  isLinked?: boolean;
}

/** The findings that keep something from being an e-invoice, in the language of the reader. */
export const FindingList = ({ findings, isLinked = true }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
      {findings.map(({ rule, field, path, messages }) => (
        <li key={`${rule} ${field}`}>
          {messages[locale === 'ar' ? 'ar' : 'en']}{' '}
          {isLinked && path !== '' && (
            <Link component={RouterLink} to={path} color="inherit">
              {translate('resources.e_invoice.mend')}
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
};
