import { Box, Link, Typography } from '@mui/material';
import type { BankStatementResponse } from '@shop/contract/api';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '../../kit/format';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { QueryState } from '../../kit/ui/QueryState';
import { filteredListPath } from '../../paths';
import { Needs } from '../../kit/auth/Needs';
import { useServerCall } from '../../kit/ui/useServerCall';

const MOST_SHOWN = 50;
const text = (key: string) => `resources.bank-statements.${key}`;

type Statement = BankStatementResponse & { id: string };

interface PartProps {
  title: ReactNode;
  children: ReactNode;
  /** For those who may record payments. */
  button: ReactNode;
}

/** A statement or a rule of a bank account, with its button. */
export const PartOfAccount = ({ title, children, button }: PartProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, maxWidth: 760, alignItems: 'center' }}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
      <Typography variant="body2" color="text.secondary">
        {children}
      </Typography>
    </Box>
    <Needs action="payments.record">{button}</Needs>
  </Box>
);

const RemoveButton = ({ statement }: { statement: Statement }) => {
  const translate = useTranslate();
  const cache = useQueryClient();
  const { mutate, isPending } = useServerCall((server) => server.removeBankStatement(statement._id), {
    done: text('removed'),
    failed: text('remove_failed'),
    onSuccess: () => cache.invalidateQueries(),
  });
  return (
    <AskTwiceButton
      size="small"
      label={translate(text('remove'))}
      sureLabel={translate(text('remove_sure'))}
      ariaLabel={translate(text('remove_named'), { name: statement.fileName })}
      isPending={isPending}
      onSure={() => mutate()}
    />
  );
};

/** The files that were imported for an account, the latest days first. */
export const BankStatements = ({ account }: { account: string }) => {
  const translate = useTranslate();
  const query = useGetList<Statement>('bank-statements', {
    filter: { bankAccount: account },
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'to', order: 'DESC' },
  });
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} failed={text('list.failed')} />;
  if (data.length === 0) return <Typography color="text.secondary">{translate(text('none'))}</Typography>;
  return data.map((statement) => (
    <PartOfAccount
      key={statement._id}
      title={
        <Link component={RouterLink} to={filteredListPath('bank-lines', { statement: statement._id })}>
          {formatDay(statement.from)} – {formatDay(statement.to)}
        </Link>
      }
      button={<RemoveButton statement={statement} />}
    >
      <bdi>{statement.fileName}</bdi> · {translate(text('lines'), { count: statement.newCount })} ·{' '}
      <bdi>{statement.importedBy}</bdi>
    </PartOfAccount>
  ));
};
