import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { MAX_LENGTH } from '@shop/contract/limits';
import {
  MAX_MESSAGE_FILE_MB,
  MAX_MESSAGE_FILES,
  MESSAGE_FILE_TYPES,
  messageFileProblem,
} from '@shop/contract/quote-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useStore, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { reasonOf } from '../../kit/api/errors';
import type { MessageFileResponse } from '@shop/contract/api';
import { FileButton } from '../../kit/ui/FileButton';
import { threadKey } from './useThread';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { useServerCall } from '../../kit/ui/useServerCall';

/** Uploads files one after the other, for the message that is being written. */
const useAttachments = (quoteId: string) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [files, setFiles] = useState<readonly MessageFileResponse[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => dataProvider.uploadMessageFile(quoteId, file),
    onSuccess: (file) => setFiles((before) => [...before.filter(({ _id }) => _id !== file._id), file]),
    onError: (error) => notify(reasonOf(error) ?? 'ra.notification.http_error', { type: 'error' }),
  });
  const refuse = (key: string, values: object) =>
    notify(`shop.conversation.${key}`, { type: 'error', messageArgs: values });
  const add = (file: File) => {
    const problem = messageFileProblem(file);
    if (files.length >= MAX_MESSAGE_FILES) return refuse('too_many', { max: MAX_MESSAGE_FILES });
    if (problem === 'type') return refuse('wrong_type', {});
    if (problem === 'size') return refuse('too_large', { mb: MAX_MESSAGE_FILE_MB });
    return mutate(file);
  };
  const remove = (id: string) => setFiles((before) => before.filter(({ _id }) => _id !== id));
  return { files, isPending, add, remove, clear: () => setFiles([]) };
};

const Files = ({ attachments }: { attachments: ReturnType<typeof useAttachments> }) => {
  const translate = useTranslate();
  return attachments.files.map(({ _id, name }) => (
    <Stack key={_id} direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <IconButton
        size="small"
        aria-label={translate('shop.conversation.remove', { name })}
        onClick={() => attachments.remove(_id)}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Stack>
  ));
};

/** Writes to the customer. It is separate from the form of the quote, and has its own send button. */
export const MessageForm = ({ quoteId }: { quoteId: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  // Stored, so that a message that was not sent survives a click elsewhere.
  const [text, setText] = useStore(`messages.${quoteId}`, '');
  const attachments = useAttachments(quoteId);
  const { mutate, isPending } = useServerCall(
    (server) => server.writeMessage(quoteId, { text, files: attachments.files.map(({ _id }) => _id) }),
    {
      failed: 'shop.conversation.send_failed',
      onSuccess: () => {
        setText('');
        attachments.clear();
        notify('shop.conversation.sent', { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: threadKey(quoteId) });
      },
    },
  );
  const send = () => {
    if (isPending || attachments.isPending) return;
    if (text.trim() === '' && attachments.files.length === 0) notify('shop.conversation.nothing', { type: 'warning' });
    else mutate();
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 720 }}>
      <BoundedTextField
        max={MAX_LENGTH.message}
        fullWidth
        multiline
        minRows={2}
        label={translate('shop.conversation.message')}
        value={text}
        disabled={isPending}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Files attachments={attachments} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button variant="outlined" loading={isPending} disabled={attachments.isPending} onClick={send}>
          {translate('shop.conversation.send')}
        </Button>
        <FileButton
          label={translate('shop.conversation.attach')}
          accept={MESSAGE_FILE_TYPES.join(',')}
          size="small"
          loading={attachments.isPending}
          onFiles={([file]) => file && attachments.add(file)}
        />
        <Typography variant="caption" color="text.secondary">
          {translate('shop.conversation.attach_hint', { mb: MAX_MESSAGE_FILE_MB })}
        </Typography>
      </Stack>
    </Box>
  );
};
