import { createContext, type ReactNode, use } from 'react';
import type { LineMarginResponse } from '@shop/contract/api';
import { useCharged } from './ChargeInputs';
import { marginsOf } from './margin';
import { LineMargin } from './MarginLine';

const MarginsContext = createContext<readonly (LineMarginResponse | null)[]>([]);

/** Reckons the margins of all typed lines once for each change: a discount of the document counts in every one of them. */
export const TypedMargins = ({ children }: { children: ReactNode }) => {
  const { lines, charges, tax } = useCharged();
  const margins = marginsOf({ lines, ...charges, basis: tax?.basis });
  return <MarginsContext value={margins?.lines ?? []}>{children}</MarginsContext>;
};

/** The margin of one typed line; nothing for roles to whom the server tells no cost. */
export const TypedLineMargin = ({ index }: { index: number }) => <LineMargin margin={use(MarginsContext)[index]} />;
