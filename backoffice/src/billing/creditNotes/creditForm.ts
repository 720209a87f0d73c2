import {
  type Creditable,
  type Credit,
  type CreditReason,
  creditOfAmount,
  creditOfParts,
  totalLeft,
} from '@shop/contract/credit';
import { type Fils, isAmount, toFils } from '@shop/contract/money';
import { readNumber } from '@shop/contract/numbers';
import type { CreditableResponse, CreateCreditNoteDto } from '@shop/contract/api';

/** The values of the form's fields. */
export interface CreditForm {
  readonly by: 'lines' | 'amount';
  readonly reason: CreditReason;
  /** True to correct and bill again, false to reduce what was billed. */
  readonly rebill: boolean;
  readonly words: string;
  /** By the ids of the invoice's lines. */
  readonly qtys: Readonly<Record<string, string>>;
  /** The lines whose goods come back. */
  readonly restock: readonly string[];
  readonly deliveryCharge: string;
  readonly extraFee: string;
  readonly amount: string;
}

export const emptyForm = (left: CreditableResponse, isReturn: boolean): CreditForm => ({
  by: 'lines',
  reason: isReturn ? 'DL8.61.1.D' : 'DL8.61.1.C',
  rebill: false,
  words: '',
  qtys: {},
  restock: isReturn ? left.lines.map(({ line }) => line) : [],
  deliveryCharge: '',
  extraFee: '',
  amount: '',
});

/** The same form with the whole rest in its fields. For a wrong buyer or TRN it is billed again. */
export const filledForm = (form: CreditForm, left: CreditableResponse): CreditForm => ({
  ...form,
  by: 'lines',
  rebill: form.rebill || form.reason === 'DL8.61.1.E',
  qtys: Object.fromEntries(left.lines.map(({ line, qty }) => [line, String(qty)])),
  deliveryCharge: left.deliveryCharge.gross.toFixed(2),
  extraFee: left.extraFee.gross.toFixed(2),
});

type Problem = 'number' | 'too_much';
/** By the server's names of the fields; lines by their ids. */
export type Problems = Readonly<Record<string, Problem>>;

const amountIn = (typed: string): Fils | undefined => {
  const aed = typed.trim() === '' ? 0 : readNumber(typed, 2);
  return isAmount(aed) ? toFils(aed) : undefined;
};

/** The uncredited rest of the invoice, in fils. */
const creditableFrom = ({ basis, lines, deliveryCharge, extraFee }: CreditableResponse): Creditable => {
  const inFils = ({ category, rate, net, vat, gross }: CreditableResponse['deliveryCharge']) => ({
    category,
    rate,
    net: toFils(net),
    vat: toFils(vat),
    gross: toFils(gross),
  });
  return {
    basis,
    lines: lines.map((line) => ({ ...inFils(line), qty: line.qty })),
    deliveryCharge: inFils(deliveryCharge),
    extraFee: inFils(extraFee),
  };
};

interface Checked {
  readonly problems: Problems;
  /** The amounts of the note; null if nothing is entered or a field is wrong. */
  readonly credit: Credit | null;
}

const problemOf = (wanted: number | undefined, most: number): Problem | null => {
  if (wanted === undefined) return 'number';
  return wanted > most ? 'too_much' : null;
};

/** Checks the fields and computes the credit in the same way as the server. */
export const checkCredit = (form: CreditForm, response: CreditableResponse): Checked => {
  const left = creditableFrom(response);
  const wanted = new Map<string, readonly [number | undefined, number]>();
  if (form.by === 'amount') wanted.set('amount', [amountIn(form.amount), totalLeft(left).gross]);
  else {
    for (const { line, qty } of response.lines) {
      const typed = form.qtys[line] ?? '';
      wanted.set(line, [typed.trim() === '' ? 0 : readNumber(typed), qty]);
    }
    wanted.set('deliveryCharge', [amountIn(form.deliveryCharge), left.deliveryCharge.gross]);
    wanted.set('extraFee', [amountIn(form.extraFee), left.extraFee.gross]);
  }
  const problems = Object.fromEntries(
    [...wanted].flatMap(([field, [value, most]]) => {
      const problem = problemOf(value, most);
      return problem === null ? [] : [[field, problem] as const];
    }),
  );
  if (Object.keys(problems).length > 0) return { problems, credit: null };
  const valueOf = (field: string): number => wanted.get(field)?.[0] ?? 0;
  const credit =
    form.by === 'amount'
      ? creditOfAmount(left, valueOf('amount'))
      : creditOfParts(left, {
          qtys: response.lines.map(({ line }) => valueOf(line)),
          deliveryCharge: valueOf('deliveryCharge'),
          extraFee: valueOf('extraFee'),
        });
  return { problems, credit: credit.gross > 0 ? credit : null };
};

/** The body of the request, from a form without problems. */
export const toCreditNote = (invoice: string, form: CreditForm, left: CreditableResponse): CreateCreditNoteDto => {
  const { reason, rebill } = form;
  const said = { invoice, reason, rebill, words: form.words.trim() };
  if (form.by === 'amount') return { ...said, amount: readNumber(form.amount, 2) ?? 0 };
  const lines = left.lines.flatMap(({ line }) => {
    const qty = readNumber(form.qtys[line] ?? '') ?? 0;
    return qty > 0 ? [{ line, qty, restock: form.restock.includes(line) }] : [];
  });
  const charge = (typed: string) => readNumber(typed, 2) ?? 0;
  return { ...said, lines, deliveryCharge: charge(form.deliveryCharge), extraFee: charge(form.extraFee) };
};
