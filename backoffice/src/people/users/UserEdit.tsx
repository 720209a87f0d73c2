import { Alert, Button, Typography } from '@mui/material';
import { Confirm, useRecordContext, useTranslate } from 'react-admin';
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
import { StaffInputs } from './StaffInputs';
import { UserInputs } from './UserInputs';
import { useMay, useRoleActions } from '../../kit/auth/useMay';
import { formatDay } from '../../kit/format';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { useReportedCall, useServerCall } from '../../kit/ui/useServerCall';
import { useState } from 'react';
import { api, at } from '../../kit/api/client';

/** Says that the address, or a new one, is not proved; staff who know it by phone vouch for it. */
const UnprovedEmail = () => {
  const user = useRecordContext<UserRecord>();
  const translate = useTranslate();
  const may = useRoleActions();
  const { mutate, isPending } = useReportedCall(
    (_server, { id, email, version }: { id: string; email: string; version: number }) =>
      api.PUT('/api/users/{id}', { params: at(id), body: { email, version, isEmailKnown: true } }),
    { done: 'resources.users.vouched', failed: 'resources.users.notifications.update_failed' },
  );
  if (!user || user.email === '' || (user.isEmailProved && user.pendingEmail === '')) return null;
  const { pendingEmail, version } = user;
  const id = String(user.id);
  const email = pendingEmail || user.email;
  const button = (
    <Button color="inherit" size="small" loading={isPending} onClick={() => mutate({ id, email, version })}>
      {translate('resources.users.vouch')}
    </Button>
  );
  return (
    <Alert severity="info" action={may('customers.write') ? button : undefined} sx={{ width: '100%', mb: 1 }}>
      {translate(`resources.users.${pendingEmail === '' ? 'unproved' : 'pending_email'}`, {
        email,
      })}
    </Alert>
  );
};

/** For a colleague who lost the phone. */
const ResetSecondFactor = ({ user }: { user: UserRecord }) => {
  const translate = useTranslate();
  const may = useMay('staff.write');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useServerCall((server) => server.resetSecondFactor(user._id), {
    done: 'shop.security.reset.done',
    failed: 'shop.security.factor.error',
    onSettled: () => setAsking(false),
  });
  if (!may || !user.isAdmin) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {translate('shop.security.reset.button')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="shop.security.reset.button"
        content="shop.security.reset.sure"
        confirm="shop.security.reset.button"
        confirmColor="warning"
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** Mails a customer without a password the link for choosing one; shows when this was last done. */
const InviteButton = () => {
  const user = useRecordContext<UserRecord>();
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useReportedCall((server, id: string) => server.inviteUser(id), {
    done: 'shop.invitation.sent',
    failed: 'shop.invitation.failed',
  });
  const may = useRoleActions();
  if (!user?.isInvitable || !may('customers.write')) return null;
  const { invitedAt } = user;
  return (
    <>
      <Button size="small" variant="outlined" loading={isPending} onClick={onFirstClick(() => mutate(user.id))}>
        {translate(invitedAt === null ? 'shop.invitation.send' : 'shop.invitation.again')}
      </Button>
      {invitedAt !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
          {translate('shop.invitation.at', { at: formatDay(invitedAt) })}
        </Typography>
      )}
    </>
  );
};

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
