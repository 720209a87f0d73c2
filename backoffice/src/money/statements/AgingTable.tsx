import type { AgingResponse } from '@shop/contract/api';
import { AGES } from '@shop/contract/statement';
import { SectionTitle } from '../../kit/ui/fields';
import { ageLabel, isLateAge } from './ages';
import { SumBoxes } from './SumBoxes';

/** The balance by age; overdue amounts are red. */
export const AgingTable = ({ aging }: { aging: AgingResponse }) => (
  <>
    <SectionTitle text="shop.statement.aging" />
    <SumBoxes sums={AGES.map((age) => ({ label: ageLabel(age), amount: aging[age], isLate: isLateAge(age) }))} />
  </>
);
