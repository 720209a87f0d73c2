import { Box, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { type Identifier, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { statusOf } from '../../kit/api/errors';
import { formatDay } from '../../kit/format';
import { emailPath } from '../../paths';
import type { InvoiceRemindersResponse } from '@shop/contract/api';
import { SectionTitle } from '../../kit/ui/fields';
import { HoldButton, HoldLine } from './HoldButton';
import { useServerQuery } from '../../kit/api/useServerQuery';

const key = (name: string) => `resources.reminders.invoice.${name}`;

const Sent = ({ reminders }: Pick<InvoiceRemindersResponse, 'reminders'>) => {
  const translate = useTranslate();
  const [latest] = reminders;
  if (latest === undefined) return <Typography color="text.secondary">{translate(key('none'))}</Typography>;
  return (
    <>
      <Typography>{translate(key('count'), { count: reminders.length, day: formatDay(latest.day) })}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reminders.map(({ _id, day, step, to, by, email }) => {
          const line = translate(key('line'), {
            day: formatDay(day),
            step,
            to,
            by: by || translate(key('the_shop')),
          });
          return (
            <Typography key={_id} component="li" variant="body2" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              {email === null ? (
                line
              ) : (
                <Link component={RouterLink} to={emailPath(email)}>
                  {line}
                </Link>
              )}
            </Typography>
          );
        })}
      </Box>
    </>
  );
};

/** How often the customer was reminded of an invoice; nothing without reminders and without an overdue amount. */
export const InvoiceReminders = ({ id }: { id: Identifier }) => {
  const translate = useTranslate();
  const { data, error } = useServerQuery(['invoices', 'reminders', id], (server) => server.getInvoiceReminders(id));
  if (statusOf(error) === 404) return null;
  if (error) return <Typography color="text.secondary">{translate(key('load_failed'))}</Typography>;
  if (!data || (!data.isOverdue && data.reminders.length === 0)) return null;
  return (
    <Card component="section" aria-label={translate(key('title'))} sx={{ mt: 2 }}>
      <CardContent>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flexGrow: 1 }}>
            <SectionTitle text={key('title')} />
          </Box>
          {data.isOverdue && data.holds.length === 0 && <HoldButton held={{ invoice: String(id) }} name="" />}
        </Stack>
        {data.holds.map((hold) => (
          <HoldLine key={hold._id} hold={hold} />
        ))}
        <Sent reminders={data.reminders} />
      </CardContent>
    </Card>
  );
};
