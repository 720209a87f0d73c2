import { FormHelperText, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { QUOTE_STATUSES, quoteStatusTones } from '@shop/contract/statuses';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import type { QuoteRecord } from '../../types';

/** The statuses as a button group, the one place that changes them: staff may set any of them, and save. */
export const StatusInput = ({ disabled }: { disabled: boolean }) => {
  const { field } = useInput({ source: 'status' });
  const current: unknown = field.value;
  const stored = useRecordContext<QuoteRecord>();
  const translate = useTranslate();
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={current}
        disabled={disabled}
        onChange={(_event, status: unknown) => status !== null && field.onChange(status)}
        aria-label={translate('resources.quotes.fields.status')}
      >
        {QUOTE_STATUSES.map((status) => (
          <ToggleButton
            key={status}
            value={status}
            sx={(theme) => {
              const { text, ground } = theme.palette.badge[quoteStatusTones[status]];
              return {
                px: { xs: 1, sm: 2 },
                '&.Mui-selected, &.Mui-selected:hover': { color: text, backgroundColor: ground, fontWeight: 700 },
              };
            }}
          >
            {translate(`resources.quotes.status.${status}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText role="status" sx={{ mb: 1.5 }}>
        {typeof current === 'string' && current !== stored?.status && translate(`resources.quotes.on_save.${current}`)}
      </FormHelperText>
    </div>
  );
};
