import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { writePath } from '../../paths';

interface Props {
  kind: 'quotes' | 'orders';
  /** The initial values of the new document. */
  start?: { user?: string; company?: string; from?: string };
  /** Translation key. */
  label?: string;
}

/** Opens the form of a new quote or order; hidden for roles that may not create one. */
export const WriteButton = ({ kind, start = {}, label = `shop.writing.title_${kind}` }: Props) => {
  const translate = useTranslate();
  if (!useRoleActions()(`${kind}.write`)) return null;
  return (
    <Button component={Link} to={writePath(kind, start)} size="small" variant="outlined">
      {translate(label)}
    </Button>
  );
};

/** Creates a new document with the lines of the one in context. */
export const DuplicateButton = ({ kind }: Pick<Props, 'kind'>) => {
  const record = useRecordContext();
  return record ? (
    <WriteButton kind={kind} start={{ from: `${kind}/${record.id}` }} label="shop.writing.duplicate" />
  ) : null;
};

/** Both buttons, for a customer. */
export const WriteButtons = ({ start }: Pick<Props, 'start'>) => (
  <>
    <WriteButton kind="quotes" start={start} />
    <WriteButton kind="orders" start={start} />
  </>
);
