import { allowedQty } from '@shop/contract/quantity-rules';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { ProductResponse, PurchaseResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { readQuantity } from '../../../lib/read-quantity';
import type { KnownProducts } from '../../cart/api/get-cart-products';
import { cart, useCart } from '../../cart/cart-store';
import { toCartItem } from '../../catalog/to-cart-item';
import { useQuantityProblem } from '../../catalog/use-add-to-cart';
import { GoodsRow } from '../../goods/components/goods-row';
import goods from '../../goods/components/goods.module.css';
import { QuantityField } from '../../goods/components/quantity-field';

interface PurchaseRowProps {
  purchase: PurchaseResponse;
  /** Undefined while it loads. */
  known: KnownProducts | undefined;
}

/** A product with its latest order, and the controls to buy it again. */
export function PurchaseRow({ purchase, known }: PurchaseRowProps) {
  const { productName, product: id, sku } = purchase;
  const product = known?.get(id);
  if (known === undefined) return <PendingRow name={productName} sku={sku} note={<LastTime purchase={purchase} />} />;
  return (
    <GoodsRow product={product} name={productName} note={<LastTime purchase={purchase} />}>
      {product?.isAvailable && <AddAgain product={product} qty={purchase.qty} />}
    </GoodsRow>
  );
}

function PendingRow({ name, sku, note }: { name: string; sku: string; note: React.ReactNode }) {
  return (
    <div className={goods.row}>
      <div className={goods.picture} />
      <div className={cx(ui.stack1, goods.what)}>
        <span className={goods.name}>{name}</span>
        <span className={ui.note}>{sku}</span>
        {note}
      </div>
    </div>
  );
}

function LastTime({ purchase: { qty, boughtAt, unitPrice, priceBasis, order } }: Pick<PurchaseRowProps, 'purchase'>) {
  const { t, format } = useI18n();
  const number = <bdi className={goods.unbroken}>{order.number}</bdi>;
  return (
    <p className={ui.note}>
      {t('buyAgain.last', { qty: format.number(qty), date: format.date(boughtAt) })}{' '}
      {order.isOwn ? <Link to={paths.orders}>{number}</Link> : number}
      <br />
      {t(priceBasis === 'exclusive' ? 'buyAgain.paidNet' : 'buyAgain.paid', { price: format.money(unitPrice) })}
    </p>
  );
}

function AddAgain({ product, qty }: { product: ProductResponse; qty: number }) {
  const { t, format } = useI18n();
  const problemOf = useQuantityProblem();
  const errorId = useId();
  const [typed, setTyped] = useState(String(allowedQty(product, qty)));
  const inCart = useCart().cartItems.find(({ _id }) => _id === product._id)?.quantity;
  const quantity = readQuantity(typed);
  const problem = problemOf(product, quantity);
  return (
    <>
      {inCart !== undefined && (
        <span className={ui.note} role="status">
          <Icon name="check" size={16} /> {t('goods.inCart', { count: format.number(inCart) })}
        </span>
      )}
      <QuantityField
        label={t('goods.quantityOf', { name: product.name })}
        typed={typed}
        errorId={problem && errorId}
        onType={setTyped}
      />
      {problem && (
        <p id={errorId} className={ui.alert}>
          {problem}
        </p>
      )}
      <Button
        aria-label={`${t('goods.add')}: ${product.name}`}
        disabled={problem !== undefined}
        onClick={() => quantity !== undefined && cart.include(toCartItem(product, quantity))}
      >
        {t('goods.add')}
      </Button>
    </>
  );
}
