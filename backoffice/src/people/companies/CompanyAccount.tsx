import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import type { CompanyOverviewResponse } from '@shop/contract/api';
import { CompanyInvitations } from './CompanyInvitations';
import { CompanyPeople } from './CompanyPeople';
import { CompanyRecent } from './CompanyRecent';
import { useCompanyOverview } from './useCompanyOverview';
import { PhoneLinks } from '../../kit/ui/PhoneLinks';
import { useCompanyAccount } from './useCompanyAccount';

const Figure = ({
  name,
  of,
  isBad = false,
}: {
  name: string;
  of: NonNullable<CompanyOverviewResponse['open']>;
  isBad?: boolean;
}) => {
  const translate = useTranslate();
  return (
    <ReadOnly label={`resources.companies.figures.${name}`}>
      <Typography component="div" variant="h6" color={isBad ? 'error' : undefined}>
        {translate('shop.total.amount', { amount: formatAed(of.amount) })}
      </Typography>
      {translate('resources.companies.figures.invoices', { count: of.count })}
    </ReadOnly>
  );
};

/** The debt and the purchases of the company, for roles that see accounts. */
const AccountFigures = ({ company }: { company: string }) => {
  const translate = useTranslate();
  const account = useCompanyAccount(company);
  if (!account) return null;
  return (['balance', 'turnover', 'turnoverBefore'] as const).map((figure) => (
    <ReadOnly key={figure} label={`resources.companies.figures.${figure}`}>
      <Typography component="div" variant="h6">
        {translate('shop.total.amount', { amount: formatAed(account[figure]) })}
      </Typography>
    </ReadOnly>
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
  const translate = useTranslate();
  const { data: overview, error, isPending, refetch } = useCompanyOverview(company);
  if (isPending) return <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>;
  if (error) {
    return <FailureBox text={translate('resources.companies.recent.failed')} onRetry={() => void refetch()} />;
  }
  const users = overview.people.map(({ _id }) => _id);
  return (
    <>
      <FieldGrid min={200}>
        <Phone people={overview.people} />
        {overview.open && <Figure name="open" of={overview.open} />}
        {overview.overdue && <Figure name="overdue" of={overview.overdue} isBad={overview.overdue.count > 0} />}
        {overview.creditBalance !== undefined && (
          <ReadOnly label="resources.receipts.credit.balance">
            <Typography component="div" variant="h6">
              {translate('shop.total.amount', { amount: formatAed(overview.creditBalance) })}
            </Typography>
          </ReadOnly>
        )}
        <AccountFigures company={company} />
      </FieldGrid>
      <CompanyPeople company={company} overview={overview} />
      <CompanyInvitations company={company} />
      {users.length > 0 && <CompanyRecent company={company} users={users} />}
    </>
  );
};
