import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useInput, useTranslate } from 'react-admin';
import { quoteStatusColor, quoteStatuses, quoteStatusLabel } from './quoteStatus';

/** The four states as one set of buttons; staff may set any of them. */
export const QuoteStatusInput = ({ disabled }: { disabled: boolean }) => {
  const { field } = useInput({ source: 'status' });
  const current: unknown = field.value;
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={current}
      disabled={disabled}
      onChange={(_event, status: unknown) => status !== null && field.onChange(status)}
      aria-label={translate('resources.quotes.fields.status')}
      sx={{ mb: 1.5 }}
    >
      {quoteStatuses.map((status) => (
        <ToggleButton
          key={status}
          value={status}
          sx={(theme) => {
            const { text, ground } = theme.palette.badge[quoteStatusColor[status]];
            return {
              px: { xs: 1, sm: 2 },
              '&.Mui-selected, &.Mui-selected:hover': { color: text, backgroundColor: ground, fontWeight: 700 },
            };
          }}
        >
          {translate(quoteStatusLabel[status])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
