import { Box, Dialog, InputBase, LinearProgress, Typography, useAutocomplete } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { type Entry, useEntries } from './useEntries';

const paper = { position: 'absolute', top: { xs: 8, sm: '10vh' }, m: 1, width: 'calc(100% - 16px)' };
const list = { listStyle: 'none', m: 0, p: 0, pb: 1, maxHeight: '60vh', overflowY: 'auto' };
const heading = { px: 2, pt: 1.5, pb: 0.5, fontSize: '0.75rem', fontWeight: 650, color: 'text.secondary' };
const option = {
  px: 2,
  py: 0.75,
  minHeight: 44,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.selected' },
};

const useFollow = (onClose: () => void) => {
  const navigate = useNavigate();
  return ({ to, press }: Entry) => {
    onClose();
    if (to !== undefined) void navigate(to);
    press?.click();
  };
};

const State = ({ text, failed, loading }: { text: string; failed: boolean; loading: boolean }) => {
  const translate = useTranslate();
  const state = failed ? 'failed' : loading ? 'searching' : 'nothing';
  if (text === '') return null;
  return (
    <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
      {translate(`shop.palette.${state}`)}
    </Typography>
  );
};

interface Props {
  onClose: () => void;
}

/** The field and its results. A component inside the dialog, since the field must be mounted before its list. */
const Search = ({ onClose }: Props) => {
  const translate = useTranslate();
  const [input, setInput] = useState('');
  const text = useDeferredValue(input.trim());
  const { entries, isFetching, isError } = useEntries(text);
  const follow = useFollow(onClose);
  const label = translate('shop.palette.open');
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Entry>({
    open: true,
    options: entries,
    autoHighlight: true,
    inputValue: input,
    value: null,
    filterOptions: (all) => all,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    onInputChange: (_event, value, reason) => reason === 'input' && setInput(value),
    onChange: (_event, entry) => entry && follow(entry),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  return (
    <>
      <Box {...getRootProps()} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <InputBase
          fullWidth
          autoFocus
          placeholder={translate('shop.palette.field')}
          inputProps={{ ...getInputProps(), 'aria-label': label, enterKeyHint: 'go' }}
          sx={{ px: 2, py: 1.5, fontSize: '1.05rem' }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{isFetching && <LinearProgress aria-hidden sx={{ height: 2 }} />}</Box>
      <Box component="ul" {...getListboxProps()} aria-label={label} sx={list}>
        {groupedOptions.map((entry, index) => (
          <Line
            key={entry.key}
            entry={entry}
            isFirst={entry.group !== groupedOptions[index - 1]?.group}
            props={getOptionProps({ option: entry, index })}
          />
        ))}
      </Box>
      {groupedOptions.length === 0 && <State text={text} failed={isError} loading={isFetching} />}
      {isError && groupedOptions.length > 0 && <State text={text} failed loading={false} />}
    </>
  );
};

interface LineProps {
  entry: Entry;
  /** True if the entry is the first of its group, which shows the heading above it. */
  isFirst: boolean;
  props: React.HTMLAttributes<HTMLLIElement> & React.Attributes;
}

const Line = ({ entry: { group, title, about }, isFirst, props: { key, ...props } }: LineProps) => (
  <>
    {isFirst && (
      <Box component="li" role="presentation" sx={heading}>
        {group}
      </Box>
    )}
    <Box component="li" key={key} {...props} sx={option}>
      <Typography sx={{ fontWeight: 550, unicodeBidi: 'plaintext', textAlign: 'start' }}>{title}</Typography>
      {about !== '' && (
        <Typography variant="body2" color="text.secondary" noWrap sx={{ unicodeBidi: 'plaintext', textAlign: 'start' }}>
          {about}
        </Typography>
      )}
    </Box>
  </>
);

/** Searches records of all kinds, and lists pages and the next steps of the open record. */
const CommandPalette = ({ onClose }: Props) => {
  const label = useTranslate()('shop.palette.open');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth slotProps={{ paper: { sx: paper, 'aria-label': label } }}>
      <Search onClose={onClose} />
    </Dialog>
  );
};

export default CommandPalette;
