import type { SupplierDocumentState } from '@shop/contract/supplier-pack';
import type { Tone } from '@shop/contract/statuses';
import { formatDay } from '../../kit/format';
import type { SupplierDocumentResponse } from '@shop/contract/api';

export const key = (name: string) => `resources.supplier-documents.${name}`;

export const TONES: Readonly<Record<SupplierDocumentState, Tone>> = {
  missing: 'neutral',
  valid: 'green',
  expiring: 'yellow',
  expired: 'red',
};

type Dated = Pick<SupplierDocumentResponse, 'state' | 'daysLeft' | 'expiresOn'>;

/** The text of a state, and its values: "Ends in 12 days". */
export function stateText({ state, daysLeft, expiresOn }: Dated): [name: string, values: object] {
  if (state === 'expiring' && daysLeft === 0) return ['expires_today', {}];
  return [state, { count: daysLeft ?? 0, day: formatDay(expiresOn) }];
}
