import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRememberRecords } from '../palette/recentRecords';
import { useShortcuts } from './useShortcuts';

const ShortcutHelp = lazy(() => import('./ShortcutHelp'));
const CommandPalette = lazy(() => import('../palette/CommandPalette'));

/** Handles the keys. Opens the global search on Ctrl+K and the list of keys on `?`; both also have a button. */
export const Shortcuts = () => {
  const [open, setOpen] = useState<'help' | 'palette' | null>(null);
  const translate = useTranslate();
  const dialogs = useMemo(() => ({ help: () => setOpen('help'), palette: () => setOpen('palette') }), []);
  useShortcuts(dialogs);
  useRememberRecords();
  const close = () => setOpen(null);
  const [search, keys] = [translate('shop.palette.open'), translate('shop.shortcuts.title')];
  return (
    <>
      <Tooltip title={`${search} (Ctrl+K)`}>
        <IconButton color="inherit" aria-label={search} aria-keyshortcuts="Control+K" onClick={dialogs.palette}>
          <Search />
        </IconButton>
      </Tooltip>
      <Tooltip title={keys}>
        <IconButton
          color="inherit"
          aria-label={keys}
          onClick={dialogs.help}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <KeyboardOutlined />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {open === 'help' && <ShortcutHelp onClose={close} />}
        {open === 'palette' && <CommandPalette onClose={close} />}
      </Suspense>
    </>
  );
};
