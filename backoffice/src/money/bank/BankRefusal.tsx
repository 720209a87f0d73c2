import { Alert, Button, Stack } from '@mui/material';
import { BANK_DATE_ORDERS, BANK_DECIMALS } from '@shop/contract/bank';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BankNotation } from '../../kit/api/bankCalls';
import { codeOf, reasonOf } from '../../kit/api/errors';

const text = (key: string) => `resources.bank-lines.${key}`;

interface Props {
  error: unknown;
  action: ReactNode;
  onAnswer: (answer: BankNotation) => void;
}

/** The reason why a file is not read, or the question which of two readings is right, with both as buttons. */
export const BankRefusal = ({ error, action, onAnswer }: Props) => {
  const translate = useTranslate();
  const answersOf: Readonly<Record<string, readonly (readonly [label: string, answer: BankNotation])[]>> = {
    BANK_DATES_UNCLEAR: BANK_DATE_ORDERS.map((dateOrder) => [
      translate(text(`columns.order.${dateOrder}`)),
      { dateOrder },
    ]),
    BANK_DECIMAL_UNCLEAR: BANK_DECIMALS.map((decimal) => [decimal === '.' ? '1,234.50' : '1.234,50', { decimal }]),
  };
  const answers = answersOf[String(codeOf(error))] ?? [];
  return (
    <Alert severity={answers.length > 0 ? 'info' : 'error'} action={action} sx={{ mb: 2 }}>
      {reasonOf(error) ?? translate(text('import.unreadable'))}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: answers.length > 0 ? 1 : 0 }}>
        {answers.map(([label, answer]) => (
          <Button key={label} size="small" variant="outlined" color="inherit" onClick={() => onAnswer(answer)}>
            <bdi>{label}</bdi>
          </Button>
        ))}
      </Stack>
    </Alert>
  );
};
