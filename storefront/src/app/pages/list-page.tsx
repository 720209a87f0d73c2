import { useParams } from 'react-router';
import { OneList } from '../../features/lists/components/one-list';

export default function ListPage() {
  const { id = '' } = useParams();
  return <OneList id={id} />;
}
