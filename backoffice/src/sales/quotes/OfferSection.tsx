import { Alert, Chip, Stack, Typography } from '@mui/material';
import { BooleanInput, DateInput, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import { formatMoment } from '../../kit/format';
import type { QuoteRecord } from '../../types';
import { FieldGrid, SectionTitle } from '../../kit/ui/fields';
import { OfferRevisions } from './OfferRevisions';
import { RenewButton } from './RenewButton';

/** The last day of the offer, the buyer's answer, and the earlier revisions. */
export const OfferSection = ({ quote, disabled }: { quote: QuoteRecord; disabled: boolean }) => {
  const translate = useTranslate();
  const { revision, isExpired, answer } = quote;
  return (
    <>
      <SectionTitle text="resources.quotes.offer.title" />
      <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary">
          {translate(revision > 0 ? 'resources.quotes.offer.revision' : 'resources.quotes.offer.not_sent', {
            revision,
          })}
        </Typography>
        {isExpired && <Chip size="small" color="error" label={translate('resources.quotes.offer.expired')} />}
        <ForRole action="quotes.write">
          <RenewButton quote={quote} />
        </ForRole>
      </Stack>
      {answer && <Answer answer={answer} />}
      <FieldGrid min={200}>
        <DateInput source="validUntil" disabled={disabled} helperText={false} parse={(day: string) => day || null} />
        <BooleanInput source="allowPartial" disabled={disabled} helperText={false} />
      </FieldGrid>
      {revision > 0 && <OfferRevisions quote={quote} />}
    </>
  );
};

const Answer = ({ answer }: { answer: NonNullable<QuoteRecord['answer']> }) => {
  const translate = useTranslate();
  const { decision, by, at, reason, note } = answer;
  const said = translate(`resources.quotes.offer.${decision}`, { name: by.name, at: formatMoment(at) });
  const why = reason === null ? '' : translate(`resources.quotes.offer.reason.${reason}`);
  return (
    <Alert severity={decision === 'accepted' ? 'success' : 'warning'} sx={{ width: '100%', my: 1 }}>
      {[said, why, note].filter((part) => part !== '').join(' · ')}
    </Alert>
  );
};
