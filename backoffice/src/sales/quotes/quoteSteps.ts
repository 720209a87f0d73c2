import { emailStep } from '../../kit/emails/emailStep';
import { orderPath } from '../../paths';
import { unheededWarnings } from '../../kit/documents/heededWarnings';
import { warningQuestion } from '../../kit/documents/Warnings';
import type { NextStep } from '../../kit/steps/nextStep';
import type { QuoteRecord } from '../../types';
import { MoveQuoteDialog } from '../account/MoveDialog';
import { orderCreation } from './quoteRules';
import { FollowUpQuoteDialog } from '../followUps/FollowUpDialog';
import { AgreementDialog } from './AgreementDialog';
import { AssignQuoteDialog } from './AssignDialog';

const FREE_ORDER = {
  title: 'resources.quotes.confirm.free_order_title',
  text: 'resources.quotes.confirm.free_order',
};

const mayEdit = ({ allowedActions }: QuoteRecord) => allowedActions.includes('edit');

/** The list of quotes has it in each row, too. */
export const createOrderStep: NextStep<QuoteRecord> = {
  name: 'create-order',
  action: 'orders.write',
  label: 'resources.quotes.order.create_long',
  isDone: ({ isOrderCreated }) => isOrderCreated,
  isAllowed: ({ allowedActions }) => allowedActions.includes('createOrder'),
  why: () => 'resources.quotes.order_refused',
  does: {
    call: (server, { id }) => server.createOrderFromQuote(id),
    done: 'resources.quotes.notifications.order_created',
    failed: 'resources.quotes.notifications.order_failed',
    question: (quote) =>
      warningQuestion(
        { ...quote, warnings: unheededWarnings(quote.id, quote.warnings) },
        orderCreation(quote) === 'ask-free' ? FREE_ORDER : undefined,
      ),
  },
};

/** From the request to its order. */
export const quoteSteps: readonly NextStep<QuoteRecord>[] = [
  {
    name: 'send',
    action: 'quotes.write',
    label: 'resources.quotes.send',
    isDone: ({ status }) => status !== 'Requested',
    isAllowed: mayEdit,
    why: () => 'resources.quotes.frozen',
    does: { saves: { status: 'Quoted' } },
  },
  createOrderStep,
  {
    name: 'open-order',
    label: 'resources.quotes.order.open',
    isDone: ({ createdOrderId }) => createdOrderId === null,
    does: { to: ({ createdOrderId }) => orderPath(createdOrderId ?? '') },
  },
  {
    name: 'assign',
    action: 'quotes.write',
    label: 'shop.assignment.open',
    isAside: true,
    does: { Dialog: AssignQuoteDialog },
  },
  {
    name: 'agree-prices',
    action: 'prices.change',
    label: 'resources.quotes.agreement.open',
    isDone: ({ status }) => status !== 'Quoted' && status !== 'Confirmed',
    isAside: true,
    does: { Dialog: AgreementDialog },
  },
  {
    name: 'follow-up',
    action: 'followUps.write',
    label: 'shop.follow_ups.open',
    isAside: true,
    does: { Dialog: FollowUpQuoteDialog },
  },
  {
    name: 'move',
    action: 'quotes.write',
    label: 'shop.account.move',
    isDone: (quote) => !mayEdit(quote),
    isAside: true,
    does: { Dialog: MoveQuoteDialog },
  },
  emailStep('quotes', ({ allowedActions }) => allowedActions.includes('pdf')),
];
