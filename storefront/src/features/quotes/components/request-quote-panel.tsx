import { MAX_LENGTH } from '@shop/contract/limits';
import { Fragment, useContext } from 'react';
import { Button } from '../../../components/ui/button';
import { TextAreaField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { PriceViewContext } from '../../../lib/price-view';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isRequestable, isWrong } from '../../cart/requestable';
import { freeTextItems, piecesOf, useFreeTextItems } from '../../cart/free-text-items';
import { useCart } from '../../cart/cart-store';
import { clearWithUndo } from '../../cart/removal';
import { counted, useRowProblems } from '../../cart/row-problems';
import { useCartCheck } from '../../cart/use-cart-check';
import { useCartEstimate } from '../../cart/use-cart-estimate';
import { useNoPriceText } from '../../goods/components/price-notes';
import { useVatRows } from '../../documents/vat-rows';
import { PurchaseDetails } from '../../purchase-details/components/purchase-details';
import { purchaseDraft } from '../../purchase-details/purchase-draft';
import { LimitNotice, useNeedsApproval } from '../../team/components/limit-notice';
import { noteDraft, useNoteDraft } from '../note-draft';
import { useRequestQuote } from '../use-request-quote';
import { CartWarnings } from './cart-warnings';
import styles from './request-quote-panel.module.css';

/** The end of the cart: its total at list prices, a note, and the button to send it. */
export function RequestQuotePanel() {
  const { t } = useI18n();
  const current = counted(useCart(), useRowProblems());
  const freeText = useFreeTextItems();
  const note = useNoteDraft();
  const { cart: estimated, tax } = useCartEstimate();
  const isAbove = useNeedsApproval(tax?.gross ?? estimated.totalPrice, freeText.length > 0);
  const { send, isPending, refusal, errors } = useRequestQuote(isAbove);
  const { isBlocked, known } = useCartCheck();
  const settled = !isBlocked;
  const isNoteTooLong = note.length > MAX_LENGTH.note;
  const priceControl = useContext(PriceViewContext)?.control;
  const wrong =
    current.cartItems.find((item) => isWrong(item, known))?.name ?? freeText.find(({ qty }) => qty === null)?.text;
  return (
    <section className={cx(ui.frame, ui.stack4, styles.panel)} aria-labelledby="request-title">
      <h2 id="request-title" className={ui.title}>
        {t('cart.summary')}
      </h2>
      {current.cartItems.length > 0 && <Sums />}
      {freeText.length > 0 && <p className={ui.note}>{t('cart.askedPrice', { count: freeText.length })}</p>}
      {priceControl}
      <p className={ui.note}>{t('cart.estimateNote')}</p>
      <TextAreaField
        label={t('cart.note')}
        placeholder={t('cart.notePlaceholder')}
        rows={3}
        maxLength={MAX_LENGTH.note}
        value={note}
        onChange={(event) => noteDraft.set(event.target.value)}
      />
      <PurchaseDetails errors={errors} />
      <LimitNotice isAbove={isAbove} />
      <CartWarnings />
      <Button
        size="large"
        wide
        disabled={!isRequestable(current, freeText, known) || !settled || isNoteTooLong || isPending}
        onClick={() => send(note)}
      >
        {isPending ? t('cart.requesting') : t(isAbove ? 'cart.askApproval' : 'cart.request')}
      </Button>
      <p role="status" className={cx(ui.alert, styles.warning)}>
        {!settled
          ? t('cart.settleFirst')
          : isNoteTooLong
            ? t('cart.shortenNote')
            : wrong && t('cart.wrongQuantity', { name: wrong })}
      </p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <Button variant="quiet" disabled={isPending} onClick={clear}>
        {t('cart.clear')}
      </Button>
    </section>
  );
}

/** With VAT, the total comes first and its parts below; without it, the VAT is added to reach the total. */
function Sums() {
  const { t, format } = useI18n();
  const { cart: current, tax, total: amount, hidden, isOwn, exclVat } = useCartEstimate();
  const noPriceText = useNoPriceText();
  const pieces = current.totalQuantity + piecesOf(useFreeTextItems());
  const vatRows = useVatRows(tax);
  const total = {
    name: `${t(isOwn ? 'cart.estimateOwn' : 'cart.estimate')}${tax ? ` ${t('cart.inclVat')}` : ''}`,
    value: hidden ? noPriceText(hidden) : format.money(amount),
  };
  const rows = hidden
    ? [total]
    : exclVat
      ? [...vatRows, { ...total, name: t('cart.estimateInclVat') }]
      : [total, ...vatRows];
  return (
    <dl className={styles.sums}>
      {[{ name: t('cart.pieces'), value: format.number(pieces) }, ...rows].map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function clear(): void {
  const [note, freeText, purchase] = [noteDraft.get(), freeTextItems.get(), purchaseDraft.get()];
  clearWithUndo(() => {
    noteDraft.set(note);
    freeTextItems.restore(freeText);
    purchaseDraft.set(purchase);
  });
  freeTextItems.clear();
  noteDraft.clear();
  purchaseDraft.clear();
  // The pressed button is removed with the cart.
  document.getElementById('cart-title')?.focus();
}
