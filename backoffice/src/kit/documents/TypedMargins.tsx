import { createContext, type ReactNode, use } from 'react';
import type { LineMarginResponse } from '@shop/contract/api';
import { useCharged } from './ChargeInputs';
import { marginsOf } from './margin';
import { LineMargin } from './MarginLine';

const MarginsContext = createContext<readonly (LineMarginResponse | null)[]>([]);

/** Computes the margins of all typed lines once for each change: a discount of the document affects all of them. */
export const TypedMargins = ({ children }: { children: ReactNode }) => {
  const { lines, charges, tax } = useCharged();
  const margins = marginsOf({ lines, ...charges, basis: tax?.basis });
  return <MarginsContext value={margins?.lines ?? []}>{children}</MarginsContext>;
};

/** The margin of one typed line; nothing for roles that get no costs from the server. */
export const TypedLineMargin = ({ index }: { index: number }) => <LineMargin margin={use(MarginsContext)[index]} />;
