/** The look of a product: everything that its pictures depend on. */
export interface PictureSpec {
  readonly productType: string;
  /** Slug of the category. */
  readonly category: string;
  readonly color: string;
  readonly size: string;
  /** Empty where the product has none. */
  readonly variant: string;
}
