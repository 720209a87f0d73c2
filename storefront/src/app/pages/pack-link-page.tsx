import { useParams } from 'react-router';
import { LinkedPack } from '../../features/books/components/linked-pack';

/** Opened from the link that the shop mails to its accountant, without sign-in. */
export default function PackLinkPage() {
  const { id = '' } = useParams();
  return <LinkedPack key={id} token={id} />;
}
