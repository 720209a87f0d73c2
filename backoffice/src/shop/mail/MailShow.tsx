import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { EmailFrame } from '../documentEmails/EmailFrame';
import { formatMoment } from '../../kit/format';
import type { EmailContentRecord } from '../../types';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { AboutLink } from './AboutLink';
import { EmailState } from './EmailState';
import { RetryButton } from './RetryButton';

interface Props {
  email: EmailContentRecord;
}

const field = (name: string) => `resources.mail.fields.${name}`;

const Head = ({ email }: Props) => {
  const translate = useTranslate();
  const { to, cc, by, document, createdAt, sentAt, state, lastError } = email;
  return (
    <FieldGrid min={180}>
      <ReadOnly label={field('to')}>{to}</ReadOnly>
      {cc.length > 0 && <ReadOnly label={field('cc')}>{cc.join('\n')}</ReadOnly>}
      <ReadOnly label={field('by')}>{by?.name ?? translate('resources.mail.the_shop')}</ReadOnly>
      <ReadOnly label={field('createdAt')}>{formatMoment(createdAt)}</ReadOnly>
      <ReadOnly label={field('state')}>
        <EmailState state={state} />
      </ReadOnly>
      {sentAt !== null && <ReadOnly label={field('sentAt')}>{formatMoment(sentAt)}</ReadOnly>}
      {lastError !== null && <ReadOnly label={field('lastError')}>{lastError}</ReadOnly>}
      {email.about && (
        <ReadOnly label={field('about')}>
          <AboutLink about={email.about} />
        </ReadOnly>
      )}
      {document !== null && (
        <ReadOnly label={field('document')}>{translate(`resources.mail.document.${document}`)}</ReadOnly>
      )}
    </FieldGrid>
  );
};

const Content = () => {
  const email = useRecordContext<EmailContentRecord>();
  const translate = useTranslate();
  if (!email) return null;
  return (
    <CardContent>
      <Typography variant="h6" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {email.subject}
      </Typography>
      <Head email={email} />
      <Stack sx={{ alignItems: 'flex-start', py: 1 }}>
        <RetryButton email={email} />
      </Stack>
      <SectionTitle text="resources.mail.content" />
      {email.html === null ? (
        <Typography color="text.secondary">{translate('resources.mail.secret')}</Typography>
      ) : (
        <EmailFrame html={email.html} title={translate('resources.mail.content')} height={620} />
      )}
    </CardContent>
  );
};

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** One e-mail: to whom, about what, how it fared, and what it says. */
const MailShow = () => (
  <Show queryOptions={{ onError: stay }} error={<LoadFailed resource="mail" />} actions={false}>
    <Content />
  </Show>
);

export default MailShow;
