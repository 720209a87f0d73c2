import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { paths } from '../../../config/paths';
import type { QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { DocumentDetail } from '../../documents/components/document-detail';
import { WithLineProducts } from '../../documents/components/line-products';
import { useSessionUser } from '../../session/session-store';
import { quoteQuery } from '../api/get-quotes';
import { OfferHistory } from './offer-history';
import { OfferPanel } from './offer-panel';
import { QuoteCard } from './quote-card';
import { RequestTimeline } from './request-timeline';

/** Loaded after the main content of the page. */
const QuoteConversation = lazy(() => import('./quote-conversation'));

/** The offer then shows the lines. */
const isOffered = ({ status, isOrderCreated, revision }: QuoteResponse): boolean =>
  status === 'Quoted' && !isOrderCreated && revision > 0;

/** One request: its progress, and its content. */
export function RequestDetail({ id }: { id: string }) {
  const { t } = useI18n();
  const user = useSessionUser();
  return (
    <DocumentDetail
      query={useQuery(quoteQuery(id, useQueryClient()))}
      back={{ to: paths.requests, label: t('requests.back') }}
      titleOf={({ number }) => t('requests.one', { number })}
      texts={{
        title: t('account.requests'),
        loading: t('requests.oneLoading'),
        error: t('requests.oneError'),
        missing: t('requests.notFound'),
      }}
    >
      {(quote) => (
        <WithLineProducts lines={quote.requestedItems}>
          <RequestTimeline quote={quote} />
          {isOffered(quote) && <OfferPanel quote={quote} />}
          <OfferHistory quote={quote} />
          <QuoteCard quote={quote} detailed hasLines={!isOffered(quote)} />
          {/* Colleagues who may read a request don't see its conversation. */}
          {quote.user._id === user?._id && (
            <Suspense>
              <QuoteConversation quote={quote} />
            </Suspense>
          )}
        </WithLineProducts>
      )}
    </DocumentDetail>
  );
}
