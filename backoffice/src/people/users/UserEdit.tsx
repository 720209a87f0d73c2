import { Alert, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Needs } from '../../kit/auth/Needs';
import { ForRole } from '../../kit/auth/ForRole';
import { RefuseRequestButton } from '../companies/CompanyAsking';
import { parseAmount, textOf } from '../../kit/formValues';
import { companyPath, statementPath } from '../../paths';
import { ChequesOf } from '../../money/cheques/ChequesOf';
import { RecordReceiptButton } from '../../money/receipts/RecordReceiptButton';
import { UserCredit } from '../../money/receipts/UserCredit';
import { CustomerReminders } from '../../money/reminders/CustomerReminders';
import { StatementButton } from '../../money/statements/StatementButton';
import type { UpdateUserDto } from '@shop/contract/api';
import type { UserRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { FieldGrid } from '../../kit/ui/fields';
import { FollowUpButton, RecordFollowUps } from '../../sales/followUps/RecordFollowUps';
import { WriteButtons } from '../../sales/writing/WriteButtons';
import { InviteButton } from './InviteButton';
import { ResetSecondFactor } from './ResetSecondFactor';
import { StaffInputs } from './StaffInputs';
import { UnprovedEmail } from './UnprovedEmail';
import { UserInputs } from './UserInputs';

/** The body of PUT /users/{id}. */
const toUserUpdate = ({ company, companyRole, monthlyLimit, creditLimit, ...user }: UserRecord): UpdateUserDto => ({
  version: user.version,
  name: user.name,
  email: textOf(user.email),
  phoneNumber: textOf(user.phoneNumber),
  address: textOf(user.address),
  language: user.language,
  isAdmin: user.isAdmin,
  staffRole: user.isAdmin ? user.staffRole : null,
  company: company?._id || null,
  companyRole: company?._id ? companyRole : null,
  monthlyLimit: company?._id && monthlyLimit != null ? parseAmount(monthlyLimit) : null,
  creditLimit: creditLimit == null ? null : parseAmount(creditLimit),
  billing: user.billing,
});

const Links = () => {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <>
      <StatementButton to={statementPath(user.id)} />
      <RecordReceiptButton payer="user" id={user.id} />
      {user.company && (
        <Button component={Link} to={companyPath(user.company._id)} size="small" variant="outlined">
          {user.company.legalName}
        </Button>
      )}
      <WriteButtons start={{ user: user.id }} />
      <FollowUpButton resource="users" id={user.id} />
      <InviteButton />
      <UserCredit userId={user.id} />
      <ResetSecondFactor user={user} />
    </>
  );
};

/** The company that the user wants to join. */
const CompanyRequest = () => {
  const user = useRecordContext<UserRecord>();
  const translate = useTranslate();
  if (!user?.companyRequest) return null;
  const { legalName, trn } = user.companyRequest;
  return (
    <Alert
      severity="info"
      action={
        <ForRole action="customers.write">
          <RefuseRequestButton user={user} />
        </ForRole>
      }
      sx={{ width: '100%', mb: 1 }}
    >
      {translate('resources.users.asks_for_company', { name: legalName, trn })}
    </Alert>
  );
};

const Reminders = () => {
  const { id } = useParams<'id'>();
  return id === undefined ? null : (
    <>
      <Needs action="quotes.read">
        <RecordFollowUps record={id} />
      </Needs>
      <Needs action="cheques.read">
        <ChequesOf of={{ user: id }} isCard />
      </Needs>
      <Needs action="payments.read">
        <CustomerReminders account={{ of: 'users', id }} name="" />
      </Needs>
    </>
  );
};

const UserEdit = () => (
  <>
    <EditPage<UserRecord> toUpdate={toUserUpdate} buttons={<Links />}>
      <CompanyRequest />
      <UnprovedEmail />
      <FieldGrid min={280}>
        <UserInputs />
        <StaffInputs />
      </FieldGrid>
    </EditPage>
    <Reminders />
  </>
);

export default UserEdit;
