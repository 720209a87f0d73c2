import { Box, Button, Stack, Typography } from '@mui/material';
import { type Identifier, useTranslate } from 'react-admin';
import { useRoleActions } from '../../kit/auth/useMay';
import { formatDay } from '../../kit/format';
import type { InvitationResponse } from '@shop/contract/api';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { QueryState } from '../../kit/ui/QueryState';
import { SectionTitle } from '../../kit/ui/fields';
import { useReportedCall } from '../../kit/ui/useServerCall';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { useServerQuery } from '../../kit/api/useServerQuery';

const key = (name: string) => `shop.invitation.${name}`;

const Buttons = ({ invitation: { _id, email } }: { invitation: InvitationResponse }) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const again = useReportedCall((server) => server.sendInvitationAgain(_id), {
    done: key('sent'),
    failed: key('failed'),
  });
  const end = useReportedCall((server) => server.revokeInvitation(_id), {
    done: key('revoked'),
    failed: key('revoke_failed'),
  });
  const isPending = again.isPending || end.isPending;
  const named = { email };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={translate(key('send_again_to'), named)}
        onClick={onFirstClick(() => again.mutate())}
      >
        {translate(key('send_again'))}
      </Button>
      <AskTwiceButton
        size="small"
        label={translate(key('revoke'))}
        sureLabel={translate(key('revoke_sure'))}
        ariaLabel={translate(key('revoke_for'), named)}
        isPending={isPending}
        onSure={() => end.mutate()}
      />
    </Stack>
  );
};

const Invitation = ({ invitation, mayDecide }: { invitation: InvitationResponse; mayDecide: boolean }) => {
  const translate = useTranslate();
  const { email, companyRole, sentAt, invitedBy, expiresAt, isExpired } = invitation;
  const role = translate(`resources.companies.role.${companyRole}`);
  const line = { role, sent: formatDay(sentAt), by: invitedBy };
  const end = isExpired ? translate(key('over')) : translate(key('until'), { until: formatDay(expiresAt) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(key('open_line'), line)} ·{' '}
          <Box component="span" sx={isExpired ? { color: 'error.main' } : undefined}>
            {end}
          </Box>
        </Typography>
      </Box>
      {mayDecide && <Buttons invitation={invitation} />}
    </Box>
  );
};

/** The unused invitations to a company. */
export const CompanyInvitations = ({ company }: { company: Identifier }) => {
  const translate = useTranslate();
  const mayDecide = useRoleActions()('customers.write');
  const query = useServerQuery(['companies', 'invitations', company], (server) =>
    server.getCompanyInvitations(company),
  );
  const { data } = query;
  return (
    <section aria-label={translate(key('open'))}>
      <SectionTitle text={key('open')} />
      <QueryState query={query} failed={key('open_failed')} />
      {data?.length === 0 && <Typography color="text.secondary">{translate(key('open_none'))}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((invitation) => (
          <Invitation key={invitation._id} invitation={invitation} mayDecide={mayDecide} />
        ))}
      </Box>
    </section>
  );
};
