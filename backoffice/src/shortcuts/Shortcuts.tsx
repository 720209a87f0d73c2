import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcuts } from './useShortcuts';

const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

/** Makes the keys work, and says which there are: by `?`, and by a button for those who don't know it yet. */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false);
  const label = useTranslate()('shop.keys.title');
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
