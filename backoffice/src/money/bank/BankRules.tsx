import { Box, Typography } from '@mui/material';
import type { BankRuleResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { Needs } from '../../kit/auth/Needs';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { FailureBox } from '../../kit/ui/FailureBox';
import { useReportedCall } from '../../kit/ui/useServerCall';
import { useServerQuery } from '../../kit/api/useServerQuery';

const text = (key: string) => `resources.bank-lines.rules.${key}`;

const DeleteButton = ({ rule: { _id, text: words } }: { rule: BankRuleResponse }) => {
  const translate = useTranslate();
  const { mutate, isPending } = useReportedCall((server) => server.removeBankRule(_id), {
    done: text('deleted'),
    failed: text('delete_failed'),
  });
  return (
    <AskTwiceButton
      size="small"
      label={translate('ra.action.delete')}
      sureLabel={translate(text('delete_sure'))}
      ariaLabel={translate(text('delete_named'), { name: words })}
      isPending={isPending}
      onSure={() => mutate()}
    />
  );
};

/** The rules by which lines of an account are proposed to be ignored. */
export const BankRules = ({ account }: { account: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useServerQuery(['bank-rules'], (server) => server.getBankRules());
  if (error) return <FailureBox text={translate(text('load_failed'))} onRetry={() => void refetch()} />;
  if (!data) return <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>;
  const rules = data.filter(({ bankAccount }) => bankAccount === account);
  if (rules.length === 0) return <Typography color="text.secondary">{translate(text('none'))}</Typography>;
  return rules.map((rule) => (
    <Box
      key={rule._id}
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, maxWidth: 760, alignItems: 'center' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="bdi">{rule.text}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(text(`kind.${rule.kind}`))} · {translate(text(rule.isReceived ? 'in' : 'out'))} ·{' '}
          <bdi>{rule.reason}</bdi> · <bdi>{rule.createdBy}</bdi>
        </Typography>
      </Box>
      <Needs action="payments.record">
        <DeleteButton rule={rule} />
      </Needs>
    </Box>
  ));
};
