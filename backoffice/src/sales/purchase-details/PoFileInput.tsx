import { addressOf } from '@shop/contract/client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, FormHelperText, IconButton, Link, Stack, Typography } from '@mui/material';
import { MAX_PO_FILE_BYTES, PO_FILE_TYPE } from '@shop/contract/delivery';
import { useDataProvider, useInput, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { reasonOf } from '../../kit/api/errors';
import type { PoFileResponse } from '@shop/contract/api';
import { FileButton } from '../../kit/ui/FileButton';
import { useMutation } from '@tanstack/react-query';

export const PoFileLink = ({ file }: { file: PoFileResponse }) => (
  <Link href={addressOf('/api/po-files/{id}', { path: { id: file._id } })} target="_blank" rel="noopener">
    <bdi>{file.name}</bdi>
  </Link>
);

/** Uploads the file, and shows why it can't be stored. */
const usePoFileUpload = (onStored: (file: PoFileResponse) => void) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => dataProvider.uploadPoFile(file),
    onSuccess: onStored,
    onError: (error) => notify(reasonOf(error) ?? 'ra.notification.http_error', { type: 'error' }),
  });
  const upload = (file: File) => {
    if (file.type !== PO_FILE_TYPE) return notify('shop.purchase.not_pdf', { type: 'error' });
    if (file.size > MAX_PO_FILE_BYTES) return notify('shop.purchase.too_large', { type: 'error' });
    mutate(file);
  };
  return { upload, isPending };
};

/** The PDF of the buyer's purchase order. */
export const PoFileInput = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput<{ poFile: PoFileResponse | null }>({ source: 'poFile' });
  const file = field.value as PoFileResponse | null;
  const { upload, isPending } = usePoFileUpload(field.onChange);
  return (
    <Box sx={{ py: 1 }}>
      <Typography variant="caption" component="div" color="text.secondary">
        {translate('shop.purchase.poFile')}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {file && <PoFileLink file={file} />}
        {file && !disabled && (
          <IconButton
            size="small"
            aria-label={translate('shop.line.remove', { name: file.name })}
            onClick={() => field.onChange(null)}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        )}
        {!disabled && (
          <FileButton
            label={translate(file ? 'shop.purchase.replace' : 'shop.purchase.attach')}
            accept={PO_FILE_TYPE}
            size="small"
            loading={isPending}
            onFiles={([chosen]) => chosen && upload(chosen)}
          />
        )}
        {!file && disabled && translate('shop.notes.none')}
      </Stack>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
};
