import type { people, peopleRules } from '../../../refusals/people.js';
import type { RefusalWords } from '../../../refusals/refusal.js';

export const peopleRefusals: RefusalWords<typeof people & typeof peopleRules> = {
  USER_NOT_FOUND: 'المستخدم غير موجود.',
  COMPANY_NOT_FOUND: 'الشركة غير موجودة.',
  INVITATION_NOT_FOUND: 'الدعوة غير موجودة.',
};
