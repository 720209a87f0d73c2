import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { readQuantity } from '../../../lib/read-quantity';
import { cart } from '../../cart/cart-store';
import { familyQuery } from '../api/get-family';
import { familyTable, makesOf } from '../product-family';
import { toCartItem } from '../to-cart-item';
import { useAddedFeedback, useQuantityProblem } from '../use-add-to-cart';
import { AddedLabel } from './added-label';
import styles from './product-matrix.module.css';
import { MatrixTable } from './matrix-table';

/** All sizes, lengths and colours of a product's category, for ordering several at once. */
export default function ProductMatrix({ product }: { product: ProductResponse }) {
  const { t } = useI18n();
  const { data, isError, refetch } = useQuery(familyQuery(product));
  if (isError) return <ErrorState text={t('ordering.familyError')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText text={t('ordering.familyLoading')} />;
  return <Family family={data} shown={product} />;
}

interface FamilyProps {
  family: readonly ProductResponse[];
  /** The product of the page. */
  shown: ProductResponse;
}

function Family({ family, shown }: FamilyProps) {
  const makes = makesOf(family);
  const [make, setMake] = useState(shown.sort);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const type = (id: string, text: string) => setTyped((all) => new Map(all).set(id, text));
  const ofMake = family.filter(({ sort }) => sort === make);
  return (
    <>
      {makes.length > 1 && <MakeChoice makes={makes} chosen={make} onChoose={setMake} />}
      <OrderForm family={family} typed={typed} onAdded={() => setTyped(new Map())}>
        <MatrixTable table={familyTable(ofMake)} shown={shown} typed={typed} onType={type} />
      </OrderForm>
    </>
  );
}

interface MakeChoiceProps {
  makes: readonly string[];
  chosen: string;
  onChoose: (make: string) => void;
}

function MakeChoice({ makes, chosen, onChoose }: MakeChoiceProps) {
  const { t, term } = useI18n();
  const name = useId();
  return (
    <fieldset className={styles.makes}>
      <legend className={styles.legend}>{t('ordering.make')}</legend>
      {makes.map((make) => (
        <label key={make} className={styles.make}>
          <input type="radio" name={name} checked={make === chosen} onChange={() => onChoose(make)} />
          <bdi>{term(make) || t('ordering.noMake')}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

interface OrderFormProps {
  family: readonly ProductResponse[];
  /** The values of the fields, by the id of the product. */
  typed: ReadonlyMap<string, string>;
  onAdded: () => void;
  children: React.ReactNode;
}

/** Adds all typed quantities at once; if one is wrong, none is added. */
function OrderForm({ family, typed, onAdded, children }: OrderFormProps) {
  const { t } = useI18n();
  const problemOf = useQuantityProblem();
  const { added, showAdded } = useAddedFeedback();
  const wanted = family.flatMap((product) => {
    const text = typed.get(product._id)?.trim() ?? '';
    return text === '' ? [] : [{ product, quantity: readQuantity(text) }];
  });
  const wrong = wanted.filter(({ product, quantity }) => problemOf(product, quantity) !== undefined).length;
  const pieces = wanted.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wanted.length === 0 || wrong > 0) return;
    for (const { product, quantity } of wanted) if (quantity !== undefined) cart.add(toCartItem(product, quantity));
    onAdded();
    showAdded();
  };
  return (
    <form className={cx(ui.sheet, styles.form)} onSubmit={add} onKeyDown={moveByArrows}>
      {children}
      <div className={cx(ui.row3, ui.middle, styles.foot)}>
        <p role="status">
          {wrong > 0 && <span className={styles.wrong}>{t('ordering.wrongCells', { count: wrong })}</span>}
          {wrong === 0 && wanted.length > 0 && t('ordering.chosen', { products: wanted.length, pieces })}
        </p>
        <Button type="submit" disabled={wanted.length === 0 || wrong > 0}>
          <Icon name={added ? 'check' : 'cart'} />
          <AddedLabel label={t('ordering.addAll')} addedLabel={t('product.added')} isAdded={added} />
        </Button>
      </div>
    </form>
  );
}

/** Up and Down move to the next field of the column, as in a spreadsheet. */
function moveByArrows(event: KeyboardEvent<HTMLFormElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  const column = target instanceof HTMLInputElement ? target.dataset['column'] : undefined;
  if (step === undefined || column === undefined) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]:enabled`)];
  event.preventDefault();
  fields[fields.findIndex((field) => field === target) + step]?.focus();
}
