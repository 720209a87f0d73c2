import MoreVert from '@mui/icons-material/MoreVert';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, IconButton, Popover } from '@mui/material';
import { createContext, type MouseEvent, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRoleActions } from '../auth/useMay';

const InMenu = createContext(false);

/** True inside `MoreMenu`, where icons have their labels beside them. */
export const useInMenu = (): boolean => useContext(InMenu);

/** One below the other, as wide as the menu. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  py: 0.5,
  '& .MuiButton-root': {
    flexGrow: 1,
    justifyContent: 'flex-start',
    px: 2,
    minHeight: 40,
    border: 0,
    fontWeight: 400,
    textAlign: 'start',
  },
  '& .MuiButton-text:not(.MuiButton-colorError), & .MuiButton-outlined:not([aria-disabled])': { color: 'text.primary' },
};

/** The buttons of a record for which its head has no room. They stay rendered, so that their dialogs outlive the menu. */
export const MoreMenu = ({ children }: { children: ReactNode }) => {
  const label = useTranslate()('shop.action.more');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  // The buttons depend on the role: they appear once it is known.
  const may = useRoleActions();
  useLayoutEffect(() => setEmpty(content.current?.childElementCount === 0), [children, may]);
  const close = () => setAnchor(null);
  const closeAfter = ({ target }: MouseEvent) => {
    if ((target as Element).closest('[aria-haspopup]') === null) close();
  };
  return (
    <InMenu value>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        sx={{ borderColor: 'divider', ...(isEmpty && { display: 'none' }) }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Popover
        keepMounted
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'group' } }}
      >
        <Box ref={content} sx={column} onClick={closeAfter}>
          {children}
        </Box>
      </Popover>
    </InMenu>
  );
};

/** The menu of a row, for buttons that are pressed rarely. Its content exists while it is open: a list has many rows. */
export const RowMenu = ({ children }: { children: ReactNode }) => {
  const label = useTranslate()('shop.action.more');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (event: object) => {
    if ('stopPropagation' in event) (event as MouseEvent).stopPropagation();
    setAnchor(null);
  };
  const open = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    setAnchor(event.currentTarget);
  };
  return (
    <InMenu value>
      <IconButton size="small" aria-label={label} aria-haspopup="true" aria-expanded={anchor !== null} onClick={open}>
        <MoreVert fontSize="small" />
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'group' } }}
      >
        <Box sx={column} onClick={close}>
          {children}
        </Box>
      </Popover>
    </InMenu>
  );
};
