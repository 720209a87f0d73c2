import type { QuoteStatus } from '@shop/contract/statuses';
import { emailStep } from '../../shop/documentEmails/emailStep';
import { orderPath } from '../../paths';
import { warningQuestion } from '../../kit/documents/Warnings';
import type { NextStep } from '../../kit/steps/nextStep';
import type { QuoteRecord } from '../../types';
import { MoveQuoteDialog } from '../account/MoveDialog';
import { orderCreation } from './quoteRules';

const LIST_PRICES = { title: 'shop.steps.quotes.list_prices_title', text: 'shop.steps.quotes.list_prices' };
const FREE_ORDER = {
  title: 'resources.quotes.confirm.free_order_title',
  text: 'resources.quotes.confirm.free_order',
};

const mayEdit = ({ allowedActions }: QuoteRecord) => allowedActions.includes('edit');

/** Changes the status in the same way as the form. */
const become = (status: QuoteStatus): Pick<Extract<NextStep<QuoteRecord>['does'], { failed: string }>, 'call'> => ({
  call: (server, quote) => server.update('quotes', { id: quote.id, data: { status }, previousData: quote }),
});

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
    question: (quote) => warningQuestion(quote, orderCreation(quote) === 'ask-free' ? FREE_ORDER : undefined),
  },
};

/** The steps from the request to the order. */
export const quoteSteps: readonly NextStep<QuoteRecord>[] = [
  {
    name: 'send',
    action: 'quotes.write',
    label: 'shop.steps.quotes.send',
    isDone: ({ status }) => status === 'Quoted' || status === 'Confirmed',
    isAllowed: mayEdit,
    why: () => 'resources.quotes.frozen',
    savesFirst: true,
    does: {
      ...become('Quoted'),
      done: 'shop.steps.quotes.sent',
      failed: 'resources.quotes.notifications.update_failed',
      // A total of zero means that nobody has saved a price yet.
      question: (quote) => warningQuestion(quote, quote.totalPrice === 0 ? LIST_PRICES : undefined),
    },
  },
  {
    name: 'confirm',
    action: 'quotes.write',
    label: 'shop.steps.quotes.confirm',
    isDone: ({ status }) => status === 'Confirmed',
    isAllowed: mayEdit,
    why: () => 'resources.quotes.frozen',
    does: {
      ...become('Confirmed'),
      done: 'shop.steps.quotes.confirmed',
      question: (quote) => warningQuestion(quote),
      failed: 'resources.quotes.notifications.update_failed',
    },
  },
  createOrderStep,
  {
    name: 'open-order',
    label: 'resources.quotes.order.open',
    isDone: ({ createdOrderId }) => createdOrderId === null,
    isAllowed: () => true,
    why: () => '',
    does: { to: ({ createdOrderId }) => orderPath(createdOrderId ?? '') },
  },
  {
    name: 'move',
    action: 'quotes.write',
    label: 'shop.account.move',
    isDone: (quote) => !mayEdit(quote),
    isAllowed: () => true,
    why: () => '',
    isAside: true,
    does: { Dialog: MoveQuoteDialog },
  },
  emailStep('quotes', ({ allowedActions }) => allowedActions.includes('pdf')),
];
