import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { BookPackResponse } from '@shop/contract/api';
import { addressOf } from '@shop/contract/client';
import { SETTINGS_ID } from '@shop/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../../kit/auth/useMay';
import { dayText, formatMoment } from '../../kit/format';
import { useLanguage } from '../../i18n/language';
import { QueryState } from '../../kit/ui/QueryState';
import { SectionTitle } from '../../kit/ui/fields';
import type { Period } from '../../kit/ui/periods';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { settingsPath } from '../../paths';
import type { SettingsRecord } from '../../types';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { useServerCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.book-packs.${key}`;
const PACKS = ['book-packs'];
const EVERY_MS = 2000;
const Pack = ({ pack, mayExport }: { pack: BookPackResponse; mayExport: boolean }) => {
  const translate = useTranslate();
  const { _id, from, to, status, progress, checks, by, createdAt } = pack;
  const count = checks.filter(({ difference }) => difference !== 0).length;
  const facts = [
    translate(text(`status.${status}`), { progress }),
    translate(text('made'), { day: formatMoment(createdAt), by }),
    ...(count > 0 ? [translate(text('differ'), { count })] : []),
  ];
  return (
    <ListItem disableGutters divider>
      <ListItemText primary={`${dayText(from)} – ${dayText(to)}`} secondary={facts.join(' · ')} />
      {status === 'Ready' && mayExport && (
        <Button
          size="small"
          startIcon={<DownloadOutlined />}
          href={addressOf('/api/book-packs/{id}/file', { path: { id: _id } })}
          download
        >
          {translate(text('download'))}
        </Button>
      )}
    </ListItem>
  );
};

/** The address that each month's pack is mailed to, and the way to change it. */
const MailedTo = () => {
  const translate = useTranslate();
  const { data } = useGetOne<SettingsRecord>('settings', { id: SETTINGS_ID }, { retry: false });
  if (!data) return null;
  const { accountantEmail: email } = data;
  return (
    <Typography variant="body2" sx={{ mb: 1 }}>
      {email === '' ? translate(text('not_mailed')) : translate(text('mailed'), { email })}{' '}
      <Link component={RouterLink} to={settingsPath('contact')}>
        {translate(text('mail_settings'))}
      </Link>
    </Typography>
  );
};

/** The packs that were made, and the button that makes one of the period. */
export const BookPacks = ({ period }: { period: Period }) => {
  const translate = useTranslate();
  const mayExport = useMay('books.export');
  const language = useLanguage();
  const queries = useQueryClient();
  const { data, ...query } = useServerQuery(PACKS, (server) => server.getBookPacks(), {
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'Making') ? EVERY_MS : false),
  });
  const onFirstClick = useOnFirstClick();
  const { mutate: make, isPending } = useServerCall((server) => server.makeBookPack({ ...period, language }), {
    failed: text('make_failed'),
    onSuccess: () => queries.invalidateQueries({ queryKey: PACKS }),
  });
  return (
    <>
      <SectionTitle text={text('packs')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: 760 }}>
        {translate(text('packs_help'))}
      </Typography>
      <MailedTo />
      {mayExport && (
        <Button variant="contained" disabled={isPending} onClick={onFirstClick(make)}>
          {translate(text('make'))}
        </Button>
      )}
      <QueryState query={query} failed={text('load_failed')} />
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {translate(text('none'))}
        </Typography>
      )}
      <List dense>
        {data?.map((pack) => (
          <Pack key={pack._id} pack={pack} mayExport={mayExport} />
        ))}
      </List>
    </>
  );
};
