import { Button, type ButtonProps, IconButton, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useInMenu } from './MoreMenu';

interface Props extends Pick<ButtonProps, 'disabled' | 'onClick' | 'sx'> {
  label: string;
  icon: ReactElement;
  color?: 'error' | 'inherit';
  /** The page that it opens. */
  to?: string;
}

/** An icon in a row; in the menu of a record it has its label beside it. */
export const ActionButton = ({ label, icon, color, to, ...props }: Props) => {
  const link = to === undefined ? {} : { component: Link, to };
  if (useInMenu()) {
    return (
      <Button size="small" color={color ?? 'inherit'} startIcon={icon} {...link} {...props}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" color={color ?? 'default'} aria-label={label} {...link} {...props}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
};
