import { takesTargets } from '@shop/contract/quote-messages';
import type { QuoteResponse } from '@shop/contract/api';
import { QuoteTargets } from './quote-targets';
import { QuoteThread } from './quote-thread';
import { ShareQuote } from './share-quote';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import styles from './quote-conversation.module.css';

/** The conversation about a quote, and the tools beside it. */
export default function QuoteConversation({ quote }: { quote: QuoteResponse }) {
  return (
    <>
      <div className={cx(ui.row3, styles.tools)}>
        {takesTargets(quote.status) && <QuoteTargets quote={quote} />}
        {quote.allowedActions.includes('pdf') && <ShareQuote quote={quote} />}
      </div>
      <QuoteThread quote={quote} />
    </>
  );
}
