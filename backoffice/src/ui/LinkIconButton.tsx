import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface Props {
  to: string;
  /** Translation key of what the link does. */
  label: string;
  icon: ReactElement;
}

export const LinkIconButton = ({ to, label, icon }: Props) => {
  const text = useTranslate()(label);
  return (
    <Tooltip title={text}>
      <IconButton component={Link} to={to} size="small" aria-label={text} onClick={(event) => event.stopPropagation()}>
        {icon}
      </IconButton>
    </Tooltip>
  );
};
