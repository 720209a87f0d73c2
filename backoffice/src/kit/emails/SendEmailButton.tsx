import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ForRole } from '../auth/ForRole';
import { SendEmailDialog } from './SendEmailDialog';
import type { MailedRecord } from './useEmailDraft';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  record: MailedRecord;
}

/** Opens the dialog that sends the document of a record by email. */
export const SendEmailButton = ({ record, ...look }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ForRole action="documents.send">
      <Button {...look} startIcon={<ForwardToInboxOutlined />} onClick={() => setOpen(true)}>
        {translate('resources.mail.send.open')}
      </Button>
      {isOpen && <SendEmailDialog record={record} close={() => setOpen(false)} />}
    </ForRole>
  );
};
