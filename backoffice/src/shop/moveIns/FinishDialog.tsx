import { Typography } from '@mui/material';
import type { MoveInResponse } from '@shop/contract/api';
import { TextInput, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { FormDialog } from '../../kit/ui/FormDialog';

const text = (key: string) => `resources.move-ins.finish.${key}`;

/** Finishes a move-in. The server needs a reason if a balance differs. */
export const FinishDialog = ({ moveIn, close }: { moveIn: MoveInResponse; close: () => void }) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  return (
    <FormDialog
      resource="move-ins"
      record={{ reason: '' }}
      texts={{ title: text('title'), save: text('save'), done: text('done'), failed: text('failed') }}
      save={({ reason }) => server.finishMoveIn(moveIn._id, typeof reason === 'string' ? reason : '')}
      close={close}
    >
      <Typography sx={{ mb: 2 }}>{translate(text('lead'))}</Typography>
      <TextInput source="reason" fullWidth multiline />
    </FormDialog>
  );
};
