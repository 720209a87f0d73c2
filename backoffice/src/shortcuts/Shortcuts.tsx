import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcuts } from './useShortcuts';

const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

/** Listens to the keys, and lists them on `?` and by a button. */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false);
  const label = useTranslate()('shop.shortcuts.title');
  useShortcuts(useCallback(() => setOpen(true), []));
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          onClick={() => setOpen(true)}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <KeyboardOutlined />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <ShortcutHelp onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
