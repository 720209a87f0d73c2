import type { ReceivablesResponse } from '@shop/contract/api';
import { OPEN_AGES } from '@shop/contract/statement';
import { ageLabel, amountOfAge, isLateAge } from '../statements/ages';
import { SumBoxes } from '../statements/SumBoxes';

/** The amounts by age, the credit and the balance. */
export const AgeSums = ({ sums }: { sums: ReceivablesResponse['total'] }) => (
  <SumBoxes
    sums={[
      ...OPEN_AGES.map((age) => ({ label: ageLabel(age), amount: amountOfAge(sums, age), isLate: isLateAge(age) })),
      { label: 'resources.receivables.fields.balance', amount: sums.balance, isLate: false },
    ]}
  />
);
