import type { QuantityRule } from '@shop/contract/quantity-rules';
import { type FieldFault, fieldFault } from '../../../platform/errors/refuse.js';

interface QuantityFields extends QuantityRule {
  /** null or missing if not packed. */
  readonly packSize?: number | null | undefined;
  readonly packUnit?: string | undefined;
}

/** The contradictions between the quantities of a product. */
export function quantityFaults({ moq, step = 1, max, packSize, packUnit = '' }: QuantityFields): FieldFault[] {
  const isPacked = typeof packSize === 'number';
  return [
    ...(moq % step === 0 ? [] : [fieldFault('moq', 'MOQ_OFF_STEP', { step })]),
    ...(typeof max === 'number' && max < moq ? [fieldFault('max', 'MAX_BELOW_MOQ', { moq })] : []),
    ...(isPacked && packUnit === '' ? [fieldFault('packUnit', 'PACK_UNIT_NEEDED')] : []),
    ...(!isPacked && packUnit !== '' ? [fieldFault('packSize', 'PACK_SIZE_NEEDED')] : []),
  ];
}
