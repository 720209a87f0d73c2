import { MAX_QTY } from '@shop/contract/limits';
import {
  largestQty,
  packsIn,
  quantityProblem,
  type QuantityRule,
  smallestQty,
  stepperStep,
} from '@shop/contract/quantity-rules';
import { nextBreak, priceAt } from '@shop/contract/price-lists';
import { countedWord } from '@shop/contract/counted-words';
import { useEffect, useId } from 'react';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Badge } from '../../../components/ui/badge';
import { QuantityStepper } from '../../../components/ui/quantity-stepper';
import { Icon } from '../../../components/ui/icon';
import { Unbroken } from '../../../components/ui/unbroken';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { productFeatures, productName } from '../../catalog/product-words';
import { useNoPriceText, useShownPrice } from '../../goods/components/price-notes';
import { ProductFacts } from '../../goods/components/product-facts';
import { quantityText } from '../../goods/quantity-text';
import type { ProductResponse } from '@shop/contract/api';
import { itemPriceOf, type CartItem } from '../cart';
import { type CheckedItem, priceOfPiece, ruleOf } from '../cart-check';
import { rowProblems, typeQuantity, useRowProblems } from '../row-problems';
import styles from './cart-row.module.css';
import { removeFromCart } from './remove-from-cart';
import { RowChanges } from './row-changes';

interface CartRowProps {
  item: CartItem;
  /** List price of all its pieces in AED, in the buyer's price view. */
  amount: number;
  /** The note beside an amount without VAT. */
  exclVat: string | undefined;
  checked: CheckedItem | undefined;
  /** The present product; undefined until it is loaded. */
  product: ProductResponse | undefined;
}

export function CartRow({ item, amount, exclVat, checked, product }: CartRowProps) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const errorId = useId();
  const rule = ruleOf(item, product);
  const problem = useRowProblem(item, rule);
  const noPriceText = useNoPriceText();
  const { _id, price, quantity, images, displaySpecs, isAvailable } = item;
  const name = product ? productName(product, i18n) : item.name;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture src={images[0]} alt="" width={128} height={96} />
      </div>
      <div className={styles.what}>
        <Link to={paths.product(_id)} className={styles.name}>
          <Unbroken text={name} />
        </Link>
        {displaySpecs && (
          <p className={ui.note}>
            <bdi>{productFeatures(displaySpecs, i18n)}</bdi>
          </p>
        )}
        <ProductFacts
          product={{
            ...product,
            price: priceOfPiece(item, product),
            listPrice: product?.priceHidden === true ? 0 : (product?.listPrice ?? price),
            moq: smallestQty(rule),
          }}
        />
        {product && <Packs product={product} quantity={quantity} />}
        {product && <NextBreak product={product} quantity={quantity} />}
        {!isAvailable && <Badge tone="red">{t('product.unavailable')}</Badge>}
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          label={t('cart.quantityOf', { name })}
          name={name}
          value={quantity}
          onChange={(next) => typeQuantity(_id, next)}
          step={stepperStep(rule)}
          max={largestQty(rule)}
          errorId={problem ? errorId : undefined}
        />
        <p id={errorId} role="status" className={styles.error}>
          {problem}
        </p>
      </div>
      <p className={styles.price}>
        {amount > 0 ? format.money(amount) : noPriceText(product)}
        {amount > 0 && exclVat && <span className={styles.exclVat}>{exclVat}</span>}
      </p>
      <RemoveButton id={_id} name={name} />
      {checked && <RowChanges item={item} checked={checked} />}
    </li>
  );
}

/** The quantity in whole packs and the rest, if it fills a pack. */
function Packs({ product: { packSize, packUnit }, quantity }: { product: ProductResponse; quantity: number }) {
  const i18n = useI18n();
  const { packs, rest } = packsIn(quantity, packSize);
  if (packs === 0) return null;
  const pack = countedWord(packUnit, packs, i18n);
  return <p className={ui.note}>{i18n.t(rest === 0 ? 'cart.packs' : 'cart.packsAndRest', { packs, pack, rest })}</p>;
}

/** The saving of a larger quantity. */
function NextBreak({ product, quantity }: { product: ProductResponse; quantity: number }) {
  const { t } = useI18n();
  const shown = useShownPrice();
  const next = nextBreak(product, quantity);
  if (next === undefined) return null;
  const { minQty, price } = next;
  const saved = itemPriceOf(priceAt(product, quantity), minQty) - itemPriceOf(price, minQty);
  const [each, less] = [price, saved].map((amount) => shown(amount, product.taxCategory));
  return <p className={ui.note}>{t('cart.nextBreak', { qty: minQty, price: each ?? '', saved: less ?? '' })}</p>;
}

/** Describes the error in a row's quantity. Removing a row also removes its typed text and its error. */
function useRowProblem(item: CartItem, rule: QuantityRule): string | undefined {
  const { t } = useI18n();
  const { _id, quantity } = item;
  const problems = useRowProblems();
  useEffect(() => () => rowProblems.settle(_id), [_id]);
  if (problems.unread.has(_id) || quantity > MAX_QTY) return t('stepper.invalid', { max: MAX_QTY });
  const problem = quantityProblem(rule, quantity);
  if (problem === null) return problems.refused.get(_id);
  return quantityText(problem, t, (moq) => t('cart.minimum', { moq }));
}

function RemoveButton({ id, name }: { id: string; name: string }) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className={cx(ui.iconButton, ui.remove, styles.remove)}
      aria-label={t('cart.removeItem', { name })}
      onClick={() => removeFromCart(id)}
    >
      <Icon name="trash" />
    </button>
  );
}
