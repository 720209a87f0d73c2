import { useParams } from 'react-router';
import { LinkedQuote } from '../../features/quotes/components/linked-quote';

/** Opened from a shared link: without sign-in, and without other data of the account. */
export default function QuoteLinkPage() {
  const { id = '' } = useParams();
  return <LinkedQuote key={id} token={id} />;
}
