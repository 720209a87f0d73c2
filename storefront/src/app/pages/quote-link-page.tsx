import { useParams } from 'react-router';
import { LinkedQuote } from '../../features/quotes/components/linked-quote';

/** Opened from a link that somebody shared: no sign-in, and nothing else of the account. */
export default function QuoteLinkPage() {
  const { id = '' } = useParams();
  return <LinkedQuote key={id} token={id} />;
}
