import { Button, Link, Stack, Typography } from '@mui/material';
import { addressOf } from '@shop/contract/client';
import { CHEQUE_FILE_TYPES, CHEQUE_FILES, type ChequeFileKind, MAX_CHEQUE_FILE_BYTES } from '@shop/contract/cheques';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { ofFile } from '../../kit/api/chequeCalls';
import { FileButton } from '../../kit/ui/FileButton';
import { useRoleActions } from '../../kit/auth/useMay';
import type { ChequeRecord } from '../../types';
import { useServerCall } from '../../kit/ui/useServerCall';

interface Props {
  cheque: ChequeRecord;
  kind: ChequeFileKind;
}

/** Stores the chosen file, or removes the stored one. */
const useFileChange = ({ cheque: { id }, kind }: Props) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useServerCall(
    (server, file: File | null): Promise<unknown> =>
      file === null ? server.removeChequeFile(id, kind) : server.uploadChequeFile(id, kind, file),
    {
      failed: 'resources.cheques.file.failed',
      onSuccess: (_answer, file) => {
        notify(`resources.cheques.file.${file === null ? 'removed' : 'done'}`, { type: 'success' });
        refresh();
      },
    },
  );
  const upload = (file: File) => {
    const isKnown = CHEQUE_FILE_TYPES.some((type) => type === file.type);
    if (isKnown && file.size <= MAX_CHEQUE_FILE_BYTES) mutate(file);
    else notify('resources.cheques.file.wrong', { type: 'error' });
  };
  return { upload, remove: () => mutate(null), isPending };
};

const ChequeFile = ({ cheque, kind }: Props) => {
  const translate = useTranslate();
  const may = useRoleActions();
  const { upload, remove, isPending } = useFileChange({ cheque, kind });
  const file = cheque.files?.find((one) => one.kind === kind);
  const name = translate(`resources.cheques.file.kind.${kind}`);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', py: 0.5 }}>
      <Typography variant="body2" sx={{ minWidth: 140 }}>
        {name}
      </Typography>
      {file && (
        <Link
          href={addressOf('/api/cheques/{id}/files/{kind}', ofFile(cheque.id, kind))}
          target="_blank"
          rel="noopener"
        >
          <bdi>{file.name}</bdi>
        </Link>
      )}
      {may('cheques.keep') && (
        <FileButton
          label={translate(`resources.cheques.file.${file ? 'replace' : 'add'}`, { name })}
          accept={CHEQUE_FILE_TYPES.join(',')}
          size="small"
          loading={isPending}
          onFiles={([chosen]) => chosen && upload(chosen)}
        />
      )}
      {file && may('cheques.keep') && (
        <Button size="small" disabled={isPending} onClick={remove}>
          {translate('resources.cheques.file.remove', { name })}
        </Button>
      )}
    </Stack>
  );
};

/** Both sides of the sheet, and the certificate of its bank. On a phone, its camera takes them. */
export const ChequeFiles = ({ cheque }: { cheque: ChequeRecord }) =>
  CHEQUE_FILES.map((kind) => <ChequeFile key={kind} cheque={cheque} kind={kind} />);
