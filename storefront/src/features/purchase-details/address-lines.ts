import { deliveryLines, type DeliveryPlace } from '@shop/contract/delivery';
import { withIsolates } from '@shop/contract/isolation';
import type { Language } from '@shop/contract/languages';

/** An address as a block of lines, in the language of the reader. */
export const addressLines = (place: DeliveryPlace, language: Language): string =>
  withIsolates(deliveryLines(place, language).join('\n'), language);

/** An address in a list to choose from. */
export const addressOption = ({ label, street, city }: DeliveryPlace): string =>
  [label, street, city].filter(Boolean).join(', ');
