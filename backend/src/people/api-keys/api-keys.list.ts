import { between, ids, instant } from '../../platform/lists/filter-rules.js';
import type { RecordList } from '../../platform/lists/staff-lists.service.js';
import { ApiKey } from './api-key.schema.js';
import { ApiKeyResponse } from './dto/api-key.response.js';

export const API_KEY_LIST: RecordList<ApiKey, ApiKeyResponse> = {
  record: ApiKey,
  toRow: (key) => ApiKeyResponse.stored(key),
  sortable: { createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    company: ids('company'),
    ...between('createdAt', instant),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};
