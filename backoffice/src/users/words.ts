import { defineWords } from '../i18n/words';

export const words = defineWords({
  en: {
    name: 'User |||| Users',
    fields: {
      name: 'Name',
      email: 'Email',
      phoneNumber: 'Phone',
      address: 'Address',
      language: 'Language of e-mails and documents',
      isAdmin: 'Role',
    },
    role: { admin: 'Admin', user: 'User' },
    is_admin: 'Administrator',
    page: { edit: '%{recordRepresentation}' },
    list: { loading: 'Loading users...', failed: 'Error fetching users.', empty: 'No users found.' },
    load_failed: 'Failed to load user details.',
    notifications: {
      updated: 'User updated.',
      update_failed: 'Failed to update user.',
      deleted: 'User deleted.',
      delete_failed: 'Failed to delete user.',
    },
    confirm: { delete: 'Are you sure you want to delete this user?' },
  },
  ar: {
    name: 'المستخدمون |||| المستخدم',
    fields: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phoneNumber: 'الهاتف',
      address: 'العنوان',
      language: 'لغة الرسائل والمستندات',
      isAdmin: 'الدور',
    },
    role: { admin: 'مدير', user: 'مستخدم' },
    is_admin: 'مدير',
    page: { edit: '%{recordRepresentation}' },
    list: { loading: 'جارٍ تحميل المستخدمين...', failed: 'تعذّر تحميل المستخدمين.', empty: 'لا يوجد مستخدمون.' },
    load_failed: 'تعذّر تحميل بيانات المستخدم.',
    notifications: {
      updated: 'حُفظ المستخدم.',
      update_failed: 'تعذّر حفظ المستخدم.',
      deleted: 'حُذف المستخدم.',
      delete_failed: 'تعذّر حذف المستخدم.',
    },
    confirm: { delete: 'هل أنت متأكد من حذف هذا المستخدم؟' },
  },
});
