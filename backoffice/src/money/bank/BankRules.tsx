import { Typography } from '@mui/material';
import type { BankRuleResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { QueryState } from '../../kit/ui/QueryState';
import { useReportedCall } from '../../kit/ui/useServerCall';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PartOfAccount } from './BankStatements';

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
  const query = useServerQuery(['bank-rules'], (server) => server.getBankRules());
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} failed={text('load_failed')} />;
  const rules = data.filter(({ bankAccount }) => bankAccount === account);
  if (rules.length === 0) return <Typography color="text.secondary">{translate(text('none'))}</Typography>;
  return rules.map((rule) => (
    <PartOfAccount
      key={rule._id}
      title={<Typography component="bdi">{rule.text}</Typography>}
      button={<DeleteButton rule={rule} />}
    >
      {translate(text(`kind.${rule.kind}`))} · {translate(text(rule.isReceived ? 'in' : 'out'))} ·{' '}
      <bdi>{rule.reason}</bdi> · <bdi>{rule.createdBy}</bdi>
    </PartOfAccount>
  ));
};
