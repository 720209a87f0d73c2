import { Button, Stack, Typography } from '@mui/material';
import type { BankedAccountResponse } from '@shop/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { BankNotation } from '../../kit/api/bankCalls';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { codeOf } from '../../kit/api/errors';
import { FileButton } from '../../kit/ui/FileButton';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { BankAccountSelect } from './BankAccountSelect';
import { BankColumns } from './BankColumns';
import { BankPreview } from './BankPreview';
import { BankRefusal } from './BankRefusal';
import { PageCard } from '../../kit/ui/cards';

const text = (key: string) => `resources.bank-lines.import.${key}`;
/** Refusals of tables whose columns may be others. */
const OF_COLUMNS: readonly unknown[] = [
  'BANK_COLUMNS_UNKNOWN',
  'BANK_COLUMNS_UNCLEAR',
  'BANK_DIRECTION_UNCLEAR',
  'BANK_FILE_UNREADABLE',
  'BANK_BALANCE_WRONG',
];

/** The two steps of an import: reading a file, and storing its new lines. */
const useBankImport = (account: string, file: File | undefined, notation: BankNotation) => {
  const server = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const cache = useQueryClient();
  const onError = useFailureNotice(text('failed'));
  const preview = useMutation({
    mutationFn: ({ chosen, answers }: { chosen: File; answers: BankNotation }) =>
      server.previewBankFile(account, chosen, answers),
  });
  const store = useMutation({
    mutationFn: async (answered: { plan: string; answers: string }) =>
      file && server.importBankFile(account, file, { ...answered, notation }),
    onSuccess: async (statement) => {
      notify(text('done'), { type: 'success', messageArgs: { count: statement?.newCount ?? 0 } });
      await cache.invalidateQueries();
      redirect('list', 'bank-lines');
    },
    onError: (error) => {
      onError(error);
      // Other users have imported lines since: the preview shows the lines that are new now.
      if (file) preview.mutate({ chosen: file, answers: notation });
    },
  });
  return { preview, store };
};

interface ChosenFileProps {
  file: File | undefined;
  isBusy: boolean;
  onFile: (file: File) => void;
}

const ChosenFile = ({ file, isBusy, onFile }: ChosenFileProps) => {
  const translate = useTranslate();
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <FileButton
          label={translate(text('choose'))}
          accept=".csv,.txt,.sta,.940,.mt940,.xml,.xlsx,text/csv,application/xml"
          loading={isBusy}
          onFiles={([chosen]) => chosen && onFile(chosen)}
        />
        <Button component={Link} to="/bank-lines">
          {translate('shop.action.back')}
        </Button>
      </Stack>
      {file && (
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
          <bdi>{file.name}</bdi>
        </Typography>
      )}
    </>
  );
};

const ImportFile = ({ account }: { account: BankedAccountResponse }) => {
  const translate = useTranslate();
  const [file, setFile] = useState<File>();
  const [isChoosing, setChoosing] = useState(false);
  const [notation, setNotation] = useState<BankNotation>({});
  const { preview, store } = useBankImport(account._id, file, notation);
  const read = (chosen: File, answers: BankNotation = {}) => {
    setFile(chosen);
    setNotation(answers);
    setChoosing(false);
    preview.mutate({ chosen, answers });
  };
  const code = preview.error ? codeOf(preview.error) : undefined;
  const isOfColumns = preview.error ? OF_COLUMNS.includes(code) : preview.data?.table != null;
  const columns = isOfColumns && !isChoosing && (
    <Button size="small" color="inherit" onClick={() => setChoosing(true)}>
      {translate(text('columns'))}
    </Button>
  );
  return (
    <>
      <ChosenFile file={file} isBusy={preview.isPending} onFile={read} />
      {preview.error && (
        <BankRefusal
          error={preview.error}
          action={columns}
          onAnswer={(answer) => file && read(file, { ...notation, ...answer })}
        />
      )}
      {file && isChoosing && (
        <BankColumns
          account={account}
          file={file}
          table={preview.data?.table ?? account.table}
          onSaved={() => read(file)}
        />
      )}
      {preview.data && !isChoosing && (
        <BankPreview
          key={preview.data.plan}
          preview={preview.data}
          account={account._id}
          onColumns={() => file && read(file, notation)}
          columns={columns}
          isBusy={store.isPending || preview.isPending}
          onImport={(answers) => store.mutate({ plan: preview.data.plan, answers })}
        />
      )}
    </>
  );
};

/** /bank-lines/import: a file of the bank is read and shown first; its new lines are then stored together. */
const BankImport = () => {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('account') ?? undefined;
  return (
    <PageCard title={text('title')}>
      <Typography sx={{ mb: 2, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
      <BankAccountSelect chosen={chosen} onChoose={(account) => setQuery({ account }, { replace: true })}>
        {(account) => <ImportFile key={account._id} account={account} />}
      </BankAccountSelect>
    </PageCard>
  );
};

export default BankImport;
