import { Box, Button, DialogContentText, Stack, Typography } from '@mui/material';
import type { WriteOffResponse } from '@shop/contract/api';
import type { StaffAction } from '@shop/contract/staff-roles';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRoleActions } from '../../kit/auth/useMay';
import { formatDay } from '../../kit/format';
import { textOf } from '../../kit/formValues';
import { FormDialog } from '../../kit/ui/FormDialog';
import { ReasonInput } from '../../money/payments/RestInput';

interface Props {
  of: Pick<WriteOffResponse, 'by' | 'at' | 'reason' | 'undone'>;
  text: string;
  /** Translation keys; `save` is also the text of the button. */
  texts: Record<'by' | 'title' | 'save' | 'done' | 'failed', string>;
  /** The right to undo it. */
  action: StaffAction;
  /** The text of the dialog. */
  about: string;
  undo: (reason: string) => Promise<unknown>;
  children?: ReactNode;
}

/** An amount that was written off or taken off an invoice. It can be undone, with a reason. */
export const TakenOff = ({ of: { by, at, reason, undone }, text, texts, action, about, undo, children }: Props) => {
  const translate = useTranslate();
  const may = useRoleActions();
  const [isUndoing, setUndoing] = useState(false);
  return (
    <Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={undone ? { textDecoration: 'line-through' } : { fontWeight: 650 }}>
          {text}
        </Typography>
        <Typography variant="body2">{translate(texts.by, { day: formatDay(at), by })}</Typography>
        {undone === null && may(action) && (
          <Button size="small" onClick={() => setUndoing(true)}>
            {translate(texts.save)}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        <bdi>{reason}</bdi>
      </Typography>
      {children}
      {undone && (
        <Typography variant="body2" color="text.secondary">
          {translate('shop.write_off.undone_by', { day: formatDay(undone.at), by: undone.by })}{' '}
          <bdi>{undone.reason}</bdi>
        </Typography>
      )}
      {isUndoing && (
        <FormDialog
          texts={texts}
          resource="invoices"
          record={{ reason: '' }}
          save={(values) => undo(textOf(values.reason))}
          close={() => setUndoing(false)}
        >
          <DialogContentText sx={{ mb: 1 }}>{about}</DialogContentText>
          <ReasonInput source="reason" multiline />
        </FormDialog>
      )}
    </Box>
  );
};
