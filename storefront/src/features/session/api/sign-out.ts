import { api, unwrap } from '../../../lib/api-client';

export const signOut = async () => unwrap(await api.POST('/api/users/logout'));
