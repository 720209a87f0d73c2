import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import type { CompanyOverviewResponse } from '@shop/contract/api';
import { CompanyInvitations } from './CompanyInvitations';
import { CompanyPeople } from './CompanyPeople';
import { CompanyRecent } from './CompanyRecent';
import { useCompanyOverview } from './useCompanyOverview';

const Figure = ({
  name,
  of,
  isBad = false,
}: {
  name: string;
  of: CompanyOverviewResponse['open'];
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
        <Figure name="open" of={overview.open} />
        <Figure name="overdue" of={overview.overdue} isBad={overview.overdue.count > 0} />
        <ReadOnly label="resources.receipts.credit.balance">
          <Typography component="div" variant="h6">
            {translate('shop.total.amount', { amount: formatAed(overview.creditBalance) })}
          </Typography>
        </ReadOnly>
      </FieldGrid>
      <CompanyPeople company={company} overview={overview} />
      <CompanyInvitations company={company} />
      {users.length > 0 && <CompanyRecent users={users} />}
    </>
  );
};
