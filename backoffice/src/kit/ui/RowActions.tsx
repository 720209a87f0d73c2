import EditOutlined from '@mui/icons-material/EditOutlined';
import { Stack } from '@mui/material';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { editPath } from '../../paths';
import { ActionButton } from './ActionButton';
import { DeleteRecordButton } from './DeleteRecordButton';

/** Icons of a row are faint until they are hovered or focused. */
const quiet = { '& .MuiIconButton-root:not(:hover, :focus-visible)': { color: 'text.secondary' } };

/** Buttons of one row. A click between them, or in a dialog that they open, must not open the row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ alignItems: 'center', justifyContent: 'flex-end', ...quiet }}
    onClick={(event) => event.stopPropagation()}
  >
    {children}
  </Stack>
);

interface Props {
  /** Translation key of the button's label. */
  label: string;
  icon: ReactElement;
}

const stopPropagation = (event: MouseEvent) => event.stopPropagation();

export const LinkIconButton = ({ to, label, icon }: Props & { to: string }) => (
  <ActionButton label={useTranslate()(label)} icon={icon} to={to} onClick={stopPropagation} />
);

export const EditLink = () => {
  const record = useRecordContext();
  const resource = useResourceContext();
  if (!record || !resource) return null;
  const to = editPath(resource, record.id);
  return <LinkIconButton to={to} label="shop.action.edit" icon={<EditOutlined fontSize="small" />} />;
};

/** The actions of a row whose record has a page of its own to edit it. */
export const editAndDelete = () => (
  <>
    <EditLink />
    <DeleteRecordButton />
  </>
);
