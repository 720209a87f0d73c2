import { Alert, Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import type { BankPreviewResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';

const text = (key: string) => `resources.bank-lines.import.${key}`;
const CHOICES = ['same', 'another'] as const;
type Choice = (typeof CHOICES)[number];

/** The answers for similar lines, by index in the preview. */
export type BankChoices = Readonly<Record<number, Choice>>;

/** The answers in the order of the lines, as the import takes them. */
export const answersOf = (choices: BankChoices): string =>
  Object.values(choices)
    .map((choice) => choice.charAt(0))
    .join('');

interface Props {
  lines: BankPreviewResponse['lines'];
  choices: BankChoices;
  onChoose: (choices: BankChoices) => void;
}

/** Lines of the file that may be imported already, each with the stored transaction below it. */
export const SimilarLines = ({ lines, choices, onChoose }: Props) => {
  const translate = useTranslate();
  const found = lines.flatMap(({ similar, ...line }, index) => (similar === null ? [] : [{ line, similar, index }]));
  if (found.length === 0) return null;
  return (
    <>
      <Alert severity="warning" sx={{ mb: 1, maxWidth: 860 }}>
        {translate(text('similar'), { count: found.length })}
      </Alert>
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          size="small"
          onClick={() => onChoose(Object.fromEntries(found.map(({ index }) => [index, choice])))}
        >
          {translate(text(`all_${choice}`))}
        </Button>
      ))}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 2, maxWidth: 860, overflowWrap: 'anywhere' }}>
        {found.map(({ line, similar, index }) => (
          <Stack component="li" key={index} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography>
              {formatDay(line.bookedOn)} · {formatAed(line.amount)} · <bdi>{line.text}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {translate(text('stored'))} {formatDay(similar.bookedOn)} · {formatAed(similar.amount)} ·{' '}
              <bdi>{[similar.text, similar.reference, similar.counterparty.name].filter(Boolean).join(' · ')}</bdi>
            </Typography>
            <RadioGroup
              row
              aria-label={`${formatDay(line.bookedOn)}, ${formatAed(line.amount)}, ${line.text}`}
              value={choices[index] ?? ''}
              onChange={(_, choice) => onChoose({ ...choices, [index]: choice === 'same' ? 'same' : 'another' })}
            >
              {CHOICES.map((choice) => (
                <FormControlLabel
                  key={choice}
                  value={choice}
                  control={<Radio size="small" />}
                  label={translate(text(choice))}
                />
              ))}
            </RadioGroup>
          </Stack>
        ))}
      </Stack>
    </>
  );
};
