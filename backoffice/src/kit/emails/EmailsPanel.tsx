import { Box, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { isMailedResource, type MailedResource } from '@shop/contract/mailed-documents';
import { type Identifier, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { statusOf } from '../api/errors';
import { formatMoment } from '../format';
import { Needs } from '../auth/Needs';
import { EmailState } from './EmailState';
import { emailPath } from '../../paths';
import type { LetterResponse } from '@shop/contract/api';
import { SectionTitle } from '../ui/fields';
import { SendEmailButton } from './SendEmailButton';
import { useServerQuery } from '../api/useServerQuery';

interface Props {
  resource: MailedResource;
  id: Identifier;
}

const Entry = ({ email }: { email: LetterResponse }) => {
  const translate = useTranslate();
  const { subject, to, cc, by, createdAt, state, lastError } = email;
  const line = {
    at: formatMoment(createdAt),
    by: by?.name ?? translate('resources.mail.the_shop'),
    to: [to, ...cc].join(', '),
  };
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link component={RouterLink} to={emailPath(email._id)} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Link>
        <EmailState state={state} />
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.mail.log.line', line)}
      </Typography>
      {state !== 'sent' && lastError && (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {lastError}
        </Typography>
      )}
    </Box>
  );
};

const Panel = ({ resource, id }: Props) => {
  const translate = useTranslate();
  const { data, error, isPending } = useServerQuery([resource, 'emails', id], (server) =>
    server.getEmails(resource, id),
  );
  const text = (key: string) => translate(`resources.mail.log.${key}`);
  // The page itself shows that the record does not exist.
  if (statusOf(error) === 404) return null;
  return (
    <Card component="section" aria-label={text('title')} sx={{ mt: 2 }}>
      <CardContent>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
        >
          <SectionTitle text="resources.mail.log.title" />
          <SendEmailButton record={{ resource, id }} size="small" variant="outlined" />
        </Stack>
        {isPending && <Typography color="text.secondary">{translate('resources.mail.list.loading')}</Typography>}
        {error && <Typography color="text.secondary">{translate('resources.mail.list.failed')}</Typography>}
        {data?.length === 0 && <Typography color="text.secondary">{text('empty')}</Typography>}
        {data && (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((email) => (
              <Entry key={email._id} email={email} />
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  );
};

/** The emails about a record, and the button that sends its document; nothing if its resource has no documents. */
export const EmailsPanel = ({ resource, id }: { resource: string; id: Identifier }) =>
  isMailedResource(resource) ? (
    <Needs action="documents.send">
      <Panel resource={resource} id={id} />
    </Needs>
  ) : null;
