import { MAX_QTY } from './limits.js';

/** The quantities in which buyers may request a product: multiples of the step, from the MOQ to the maximum. */
export interface QuantityRule {
  /** Minimum order quantity. */
  readonly moq: number;
  /** 1 or missing: any whole quantity. */
  readonly step?: number | undefined;
  /** null or missing if only the general limit applies. */
  readonly max?: number | null | undefined;
}

/** The fields of a price list's line that replace the product's; null or missing for the product's own. */
export interface AgreedQuantities {
  readonly moq?: number | null | undefined;
  readonly step?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/** Why buyers may not request a quantity. */
export type QuantityProblem =
  | { readonly kind: 'belowMoq'; readonly moq: number }
  | { readonly kind: 'aboveMax'; readonly max: number }
  | { readonly kind: 'offStep'; readonly step: number; readonly lower: number; readonly upper: number };

const stepOf = ({ step = 1 }: QuantityRule): number => Math.max(1, step);

/** The rule of a product for an account. @param agreed by the line that decides its price, or null */
export function effectiveRule(product: QuantityRule, agreed: AgreedQuantities | null): Required<QuantityRule> {
  const { moq, step = 1, max = null } = product;
  if (agreed === null) return { moq, step, max };
  const rule = { moq: agreed.moq ?? moq, step: agreed.step ?? step, max: agreed.max ?? max };
  const smallest = smallestQty(rule);
  return { ...rule, moq: smallest, max: rule.max && Math.max(rule.max, smallest) };
}

/** The smallest quantity of a request. */
export function smallestQty(rule: QuantityRule): number {
  const step = stepOf(rule);
  return Math.ceil(Math.max(1, rule.moq) / step) * step;
}

/** The largest quantity of a request; never below the smallest. */
export function largestQty(rule: QuantityRule): number {
  const step = stepOf(rule);
  const max = Math.floor(Math.min(rule.max ?? MAX_QTY, MAX_QTY) / step) * step;
  return Math.max(smallestQty(rule), max);
}

/** @returns null for a quantity that buyers may request */
export function quantityProblem(rule: QuantityRule, qty: number): QuantityProblem | null {
  const [step, moq, max] = [stepOf(rule), smallestQty(rule), largestQty(rule)];
  if (qty < moq) return { kind: 'belowMoq', moq };
  if (qty > max) return { kind: 'aboveMax', max };
  if (qty % step === 0) return null;
  const lower = Math.floor(qty / step) * step;
  return { kind: 'offStep', step, lower, upper: lower + step };
}

/** The nearest quantity that buyers may request, not below `qty` where the maximum allows that. */
export function allowedQty(rule: QuantityRule, qty: number): number {
  const step = stepOf(rule);
  return Math.min(Math.max(Math.ceil(qty / step) * step, smallestQty(rule)), largestQty(rule));
}

/** The change by one press of a stepper: a product without a step goes by its MOQ. */
export const stepperStep = (rule: QuantityRule): number => (stepOf(rule) > 1 ? stepOf(rule) : smallestQty(rule));

/** A quantity in whole packs and single units. @param packSize null if it is not packed */
export function packsIn(qty: number, packSize: number | null): { packs: number; rest: number } {
  if (!packSize) return { packs: 0, rest: qty };
  return { packs: Math.floor(qty / packSize), rest: qty % packSize };
}
