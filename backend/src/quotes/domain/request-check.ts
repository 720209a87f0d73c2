export interface RequestedProduct {
  readonly name: string;
  readonly moq: number;
  readonly isActive: boolean;
  readonly isAvailable: boolean;
}

export interface RequestProblems {
  /** Messages by field path of lines whose product can't be had. */
  readonly unavailable: Record<string, string>;
  /** Messages by field path of quantities below the minimum. */
  readonly tooFew: Record<string, string>;
}

/** Checks a request against the catalog as it is now: a cart may be weeks old. */
export function checkRequest(
  lines: readonly { readonly product: string; readonly qty: number }[],
  products: ReadonlyMap<string, RequestedProduct>,
): RequestProblems {
  const problems: RequestProblems = { unavailable: {}, tooFew: {} };
  lines.forEach(({ product: id, qty }, index) => {
    const product = products.get(id);
    if (!product?.isActive) {
      problems.unavailable[`requestedItems.${index}.product`] = 'This product is no longer offered.';
    } else if (!product.isAvailable) {
      problems.unavailable[`requestedItems.${index}.product`] = `${product.name} is currently unavailable.`;
    } else if (qty < product.moq) {
      problems.tooFew[`requestedItems.${index}.qty`] = `Minimum is ${product.moq}`;
    }
  });
  return problems;
}
