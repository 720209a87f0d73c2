import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BankPreviewResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';

const text = (key: string) => `resources.bank-lines.import.${key}`;
const CHOICES = ['same', 'another'] as const;
type Choice = (typeof CHOICES)[number];

/** What staff chose for asked lines, by their index in the preview. */
export type BankChoices = Readonly<Record<number, Choice>>;

type Lines = BankPreviewResponse['lines'];

export const askedIndexes = (lines: Lines): number[] =>
  lines.flatMap(({ asked }, index) => (asked === null ? [] : [index]));

/** The parameters of the import. */
export const answersOf = (choices: BankChoices): Readonly<Record<Choice, string>> => {
  const chosen = (wanted: Choice) =>
    Object.keys(choices)
      .filter((index) => choices[Number(index)] === wanted)
      .join(',');
  return { same: chosen('same'), another: chosen('another') };
};

interface Props {
  lines: Lines;
  choices: BankChoices;
  onChoose: (choices: BankChoices) => void;
}

/** Lines of the file that may be imported already, each beside the stored transaction. */
export const BankAsked = ({ lines, choices, onChoose }: Props) => {
  const translate = useTranslate();
  const indexes = askedIndexes(lines);
  if (indexes.length === 0) return null;
  const chooseAll = (choice: Choice) => onChoose(Object.fromEntries(indexes.map((index) => [index, choice])));
  return (
    <>
      <Alert severity="warning" sx={{ mb: 1, maxWidth: 860 }}>
        {translate(text('asked'), { count: indexes.length })}
      </Alert>
      {indexes.length > 1 &&
        CHOICES.map((choice) => (
          <Button key={choice} size="small" onClick={() => chooseAll(choice)}>
            {translate(text(`all_${choice}`))}
          </Button>
        ))}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 2, maxWidth: 860 }}>
        {lines.map((line, index) => {
          if (line.asked === null) return null;
          const { bookedOn, amount, text: stored, reference, payer } = line.asked;
          const name = `${formatDay(line.bookedOn)} · ${formatAed(line.amount)}`;
          return (
            <Stack component="li" key={index} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
              <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{name}</Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {translate(text('in_file'))} <bdi>{line.text}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {translate(text('stored'))} {formatDay(bookedOn)} · {formatAed(amount)} ·{' '}
                <bdi>{[stored, reference, payer].filter(Boolean).join(' · ')}</bdi>
              </Typography>
              <RadioGroup
                row
                aria-label={name}
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
          );
        })}
      </Stack>
    </>
  );
};
