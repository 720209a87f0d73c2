import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useRoleActions } from '../../kit/auth/useMay';
import { resources } from '../../resources';
import { DASHBOARD, pageKeys } from './shortcut';

const actions = [
  ['palette', ['Ctrl', 'K']],
  ['search', ['/']],
  ['create', ['N']],
  ['save', ['Ctrl', 'S']],
  ['next', ['J']],
  ['previous', ['K']],
  ['open', ['O']],
  ['help', ['?']],
] as const;

const Key = ({ children }: { children: ReactNode }) => (
  <Box
    component="kbd"
    sx={{ px: 1, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover', fontSize: 12 }}
  >
    {children}
  </Box>
);

const Row = ({ keys, text, between }: { keys: readonly string[]; text: string; between: string }) => (
  <>
    <Box component="dt" dir="ltr" sx={{ whiteSpace: 'nowrap', textAlign: 'end' }}>
      {keys.map((key, index) => (
        <Fragment key={keys.slice(0, index + 1).join(' ')}>
          {index > 0 && ` ${between} `}
          <Key>{key}</Key>
        </Fragment>
      ))}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {text}
    </Box>
  </>
);

const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const id = useId();
  const may = useRoleActions();
  const reads = resources.filter(({ access }) => may(access.read)).map(({ name }) => name);
  const pages = Object.entries(pageKeys).filter(([, page]) => page === DASHBOARD || reads.includes(page));
  const pageName = (page: string) => (page === DASHBOARD ? translate('shop.dashboard.title') : labelOf(page, 2));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm">
      <DialogTitle id={id}>{translate('shop.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0, alignItems: 'center' }}
        >
          {actions.map(([action, keys]) => (
            <Row key={action} keys={keys} text={translate(`shop.shortcuts.${action}`)} between="+" />
          ))}
          {pages.map(([letter, page]) => (
            <Row
              key={page}
              keys={['G', letter.toUpperCase()]}
              text={translate('shop.shortcuts.go', { page: pageName(page) })}
              between={translate('shop.shortcuts.then')}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default ShortcutHelp;
