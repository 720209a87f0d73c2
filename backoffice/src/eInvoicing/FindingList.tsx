import type { StaffAction } from '@shop/contract/staff-roles';
import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../i18n/language';
import { useRoleActions } from '../kit/auth/useMay';
import type { FindingResponse } from '@shop/contract/api';

interface Props {
  findings: readonly FindingResponse[];
  /** True to link each finding to the page that corrects it, if the user has access. */
  isLinked?: boolean;
}

/** The action that the form at a path requires. */
const ACTIONS: Readonly<Record<string, StaffAction>> = {
  settings: 'settings.write',
  companies: 'customers.write',
  users: 'customers.write',
  quotes: 'quotes.write',
  orders: 'orders.write',
  invoices: 'invoices.issue',
};

const actionAt = (path: string): StaffAction | undefined => ACTIONS[path.split('/')[1] ?? ''];

/** The findings of the e-invoice checks, in the language of the page. */
export const FindingList = ({ findings, isLinked = true }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const may = useRoleActions();
  const leadsOn = (path: string) => {
    const action = actionAt(path);
    return isLinked && path !== '' && (action === undefined || may(action));
  };
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
      {findings.map(({ rule, field, path, messages }) => (
        <li key={`${rule} ${field}`}>
          {messages[language]}{' '}
          {leadsOn(path) && (
            <Link component={RouterLink} to={path} color="inherit">
              {translate('resources.e_invoice.mend')}
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
};
