import { useParams } from 'react-router';
import { RequestDetail } from '../../features/quotes/components/request-detail';

export default function RequestPage() {
  const { id = '' } = useParams();
  return <RequestDetail id={id} />;
}
