import { ProfileView } from '../../features/account/components/profile-view';
import { titledPage } from '../titled-page';

export default titledPage('account.profile', ProfileView);
