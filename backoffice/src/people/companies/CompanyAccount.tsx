import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { QueryState } from '../../kit/ui/QueryState';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import type { CompanyOverviewResponse } from '@shop/contract/api';
import { CompanyInvitations } from './CompanyInvitations';
import { CompanyPeople } from './CompanyPeople';
import { CompanyRecent } from './CompanyRecent';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PhoneLinks } from '../../kit/ui/PhoneLinks';
import { useCompanyAccount } from './useCompanyAccount';

interface FigureProps {
  /** Translation key. */
  label: string;
  amount: number | undefined;
  isBad?: boolean;
  /** The number of invoices. */
  count?: number;
}

const Figure = ({ label, amount, isBad = false, count }: FigureProps) => {
  const translate = useTranslate();
  return (
    <ReadOnly label={label}>
      <Typography component="div" variant="h6" color={isBad ? 'error' : undefined}>
        {translate('shop.total.amount', { amount: formatAed(amount) })}
      </Typography>
      {count !== undefined && translate('resources.companies.figures.invoices', { count })}
    </ReadOnly>
  );
};

/** The debt and the purchases of the company, for roles that see accounts. */
const AccountFigures = ({ company }: { company: string }) => {
  const account = useCompanyAccount(company);
  if (!account) return null;
  return (['balance', 'turnover', 'turnoverBefore'] as const).map((figure) => (
    <Figure key={figure} label={`resources.companies.figures.${figure}`} amount={account[figure]} />
  ));
};

/** The phone number of the first admin, otherwise of the first person with one. */
const Phone = ({ people }: Pick<CompanyOverviewResponse, 'people'>) => {
  const reachable = people.filter(({ phoneNumber }) => phoneNumber !== '');
  const person = reachable.find(({ companyRole }) => companyRole === 'admin') ?? reachable[0];
  if (!person) return null;
  return (
    <ReadOnly label="resources.users.fields.phoneNumber">
      <PhoneLinks phone={person.phoneNumber} />
      <div>{person.name}</div>
    </ReadOnly>
  );
};

/** Users, money and documents of the company. */
export const CompanyAccount = ({ company }: { company: string }) => {
  // The key begins like react-admin's own, so that a refresh includes it.
  const query = useServerQuery(['companies', 'overview', company], (server) => server.getCompanyOverview(company));
  const { data: overview } = query;
  if (!overview) return <QueryState query={query} failed="resources.companies.recent.failed" />;
  const users = overview.people.map(({ _id }) => _id);
  return (
    <>
      <FieldGrid min={200}>
        <Phone people={overview.people} />
        {overview.open && <Figure label="resources.companies.figures.open" {...overview.open} />}
        {overview.overdue && (
          <Figure
            label="resources.companies.figures.overdue"
            {...overview.overdue}
            isBad={overview.overdue.count > 0}
          />
        )}
        {overview.creditBalance !== undefined && (
          <Figure label="resources.receipts.credit.balance" amount={overview.creditBalance} />
        )}
        <AccountFigures company={company} />
      </FieldGrid>
      <CompanyPeople company={company} overview={overview} />
      <CompanyInvitations company={company} />
      {users.length > 0 && <CompanyRecent company={company} users={users} />}
    </>
  );
};
