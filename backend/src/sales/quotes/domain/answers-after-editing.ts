import type { QuoteDecision } from '@shop/contract/offers';
import type { QuoteStatus } from '@shop/contract/statuses';
import { isOtherPrice, type Offer } from './quote-offer.js';

interface Equatable {
  equals(other: this): boolean;
}

interface Answered<Id, A> extends Omit<Offer<Id>, 'validUntil'> {
  readonly status: QuoteStatus;
  readonly answer: A | null;
}

type Priced<Id> = Omit<Offer<Id>, 'validUntil' | 'user'> & { readonly status: QuoteStatus };

/**
 * The status of a quote after staff save it. If the buyer accepted it and its price changes, it is offered again, since
 * the buyer must agree to the new price. A quote that staff confirmed themselves remains Confirmed.
 */
export function statusAfter<Id extends Equatable>(
  before: Answered<Id, { readonly decision: QuoteDecision }>,
  wanted: Priced<Id>,
): QuoteStatus {
  const isAccepted = before.status === 'Confirmed' && before.answer?.decision === 'accepted';
  return isAccepted && wanted.status === 'Confirmed' && isOtherPrice(before, wanted) ? 'Quoted' : wanted.status;
}

/**
 * The answers of a quote after staff save it: an answer is valid as long as the quote has the status and the buyer that
 * it had when it was answered.
 */
export function answersAfter<Id extends Equatable, A>(
  before: Answered<Id, A> & { readonly earlierAnswers: readonly A[] },
  wanted: { readonly status: QuoteStatus; readonly user: Id },
): { answer: A | null; earlierAnswers: A[] } {
  const { answer, earlierAnswers } = before;
  const holds = answer === null || (wanted.status === before.status && wanted.user.equals(before.user));
  return holds
    ? { answer, earlierAnswers: [...earlierAnswers] }
    : { answer: null, earlierAnswers: [...earlierAnswers, answer] };
}
