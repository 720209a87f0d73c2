import { createContext, type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import type { LineMarginResponse } from '@shop/contract/api';
import type { QuoteRecord } from '../../types';
import { marginsOf } from './margin';
import { LineMargin } from './MarginLine';

const MarginsContext = createContext<readonly (LineMarginResponse | null)[]>([]);

/** Reckons the margins of all typed lines once for each change: a discount of the document counts in every one of them. */
export const TypedMargins = ({ children }: { children: ReactNode }) => {
  const [lines, deliveryCharge, extraFee, discount, tax] = useWatch<
    QuoteRecord,
    ['requestedItems', 'deliveryCharge', 'extraFee', 'discount', 'tax']
  >({ name: ['requestedItems', 'deliveryCharge', 'extraFee', 'discount', 'tax'] });
  const margins = marginsOf({ lines, deliveryCharge, extraFee, discount, basis: tax?.basis });
  return <MarginsContext value={margins?.lines ?? []}>{children}</MarginsContext>;
};

/** The margin of one typed line; nothing for roles to whom the server tells no cost. */
export const TypedLineMargin = ({ index }: { index: number }) => <LineMargin margin={use(MarginsContext)[index]} />;
