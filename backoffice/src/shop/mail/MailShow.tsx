import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { EmailFrame } from '../../kit/emails/EmailFrame';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import type { EmailContentRecord } from '../../types';
import { AboutLink } from './AboutLink';
import { EMAIL_TONES } from '../../kit/emails/EmailState';
import { RetryButton } from './RetryButton';

const facts: readonly Fact<EmailContentRecord>[] = [
  { field: 'to' },
  { field: 'cc', value: ({ cc }) => cc.join('\n') },
  { field: 'by', value: ({ by }) => by?.name, none: 'resources.mail.the_shop' },
  { field: 'createdAt', kind: 'moment' },
  { field: 'state', tones: EMAIL_TONES },
  { field: 'sentAt', kind: 'moment' },
  { field: 'lastError' },
  { field: 'about', value: ({ about }) => about?.name, cell: ({ about }) => <AboutLink about={about} /> },
  {
    field: 'document',
    value: ({ document }, translate) => document && translate(`resources.mail.document.${document}`),
  },
];

const Content = ({ html }: Pick<EmailContentRecord, 'html'>) => {
  const translate = useTranslate();
  return html === null ? (
    <Typography color="text.secondary">{translate('resources.mail.secret')}</Typography>
  ) : (
    <EmailFrame html={html} title={translate('resources.mail.content')} height={620} />
  );
};

const sections: readonly Section<EmailContentRecord>[] = [
  {
    body: ({ subject }) => (
      <Typography variant="h6" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
    ),
  },
  { facts, min: 180 },
  { title: 'resources.mail.content', body: ({ html }) => <Content html={html} /> },
];

const Retry = () => {
  const email = useRecordContext<EmailContentRecord>();
  return email ? <RetryButton email={email} /> : null;
};

/** One email: recipient, subject, state and content. */
const MailShow = () => (
  <ShowPage<EmailContentRecord> resource="mail" buttons={<Retry />} sections={sections} history={false} />
);

export default MailShow;
