import { Alert, Button, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { CompanyDetailsResponse } from '@shop/contract/api';
import type { CompanyRecord } from '../../types';
import { addressText } from '../../kit/ui/addressText';
import { useServerCall } from '../../kit/ui/useServerCall';

type Decision = 'confirm' | 'refuse';

const FIELDS = ['legalName', 'legalNameAr', 'trn', 'tin', 'licenceNumber', 'licenceAuthority', 'address'] as const;
const valueOf = (details: CompanyDetailsResponse, field: (typeof FIELDS)[number]): string =>
  field === 'address' ? addressText(details) : details[field];

/** The differences between the company and the change that its buyer requested. */
const Differences = ({ now, wanted }: { now: CompanyDetailsResponse; wanted: CompanyDetailsResponse }) => {
  const translate = useTranslate();
  const differing = FIELDS.filter((field) => valueOf(now, field) !== valueOf(wanted, field));
  const cell = { whiteSpace: 'pre-line', unicodeBidi: 'plaintext', overflowWrap: 'anywhere' } as const;
  return (
    <TableContainer>
      <Table size="small" sx={{ my: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell>{translate('resources.companies.waiting.old')}</TableCell>
            <TableCell>{translate('resources.companies.waiting.wanted')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differing.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {translate(`resources.companies.fields.${field}`)}
              </TableCell>
              <TableCell sx={cell}>{valueOf(now, field)}</TableCell>
              <TableCell sx={{ ...cell, fontWeight: 650 }}>{valueOf(wanted, field)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const useDecision = ({ id, version, status }: CompanyRecord) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  return useServerCall((server, decision: Decision) => server.decideCompany(id, decision, version), {
    failed: 'resources.companies.notifications.decide_failed',
    of: { resource: 'companies', id },
    onSuccess: (_answer, decision) => {
      const isGone = decision === 'refuse' && status === 'Pending';
      notify(`resources.companies.notifications.${decision === 'confirm' ? 'confirmed' : 'refused'}`, {
        type: 'success',
      });
      if (isGone) redirect('list', 'companies');
      refresh();
    },
  });
};

/** The decision of staff on a new company, or on a change of a verified one. */
export const CompanyDecision = ({ company }: { company: CompanyRecord }) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDecision(company);
  const text = (key: string) => translate(`resources.companies.waiting.${key}`);
  const isNew = company.status === 'Pending';
  if (!isNew && !company.pending) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      {text(isNew ? 'new' : 'change')}
      {!isNew && company.pending && <Differences now={company} wanted={company.pending} />}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" variant="contained" disabled={isPending} onClick={() => mutate('confirm')}>
          {text('confirm')}
        </Button>
        <Button size="small" color="inherit" disabled={isPending} onClick={() => setAsking(true)}>
          {text('refuse')}
        </Button>
      </Stack>
      {asking && (
        <Confirm
          isOpen
          title={text('refuse')}
          content={text(isNew ? 'refuse_new' : 'refuse_change')}
          confirm={text('refuse')}
          confirmColor="warning"
          onConfirm={() => {
            setAsking(false);
            mutate('refuse');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Alert>
  );
};
