import type { TaxCategory } from '@shop/contract/vat';
import { createContext, type ReactNode } from 'react';

/** The display of list prices for a company that may see them without VAT. */
export interface PriceView {
  /** Switches between prices with and without VAT. */
  readonly control: ReactNode;
  /** Undefined while prices are shown with VAT. */
  readonly net?: {
    /** @param price list price in AED, with VAT @returns AED for each unit, without VAT */
    readonly amount: (price: number, category: TaxCategory) => number;
    /** The note beside each price. */
    readonly label: string;
  };
}

/** null for all other users: prices are shown with VAT. */
export const PriceViewContext = createContext<PriceView | null>(null);
