import { StatementView } from '../../features/documents/components/statement-view';
import { titledPage } from '../titled-page';

export default titledPage('statement.title', StatementView);
