export const users = {
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
  page: { edit: '%{recordRepresentation}', list: 'Users' },
  list: { loading: 'Loading users...', failed: 'Error fetching users.', empty: 'No users found.' },
  load_failed: 'Failed to load user details.',
  notifications: {
    updated: 'User updated.',
    update_failed: 'Failed to update user.',
    deleted: 'User deleted.',
    delete_failed: 'Failed to delete user.',
  },
  confirm: { delete: 'Are you sure you want to delete this user?' },
};

export const contact = {
  name: 'Message |||| Messages',
  fields: { createdAt: 'Date', name: 'Name', phone: 'Phone', message: 'Message' },
  page: { list: 'Messages', show: 'Message from %{recordRepresentation}' },
  list: { loading: 'Loading messages...', failed: 'Failed to load messages.', empty: 'No messages found.' },
  load_failed: 'Failed to load the message.',
  notifications: { deleted: 'Message deleted.', delete_failed: 'Failed to delete message.' },
  confirm: { delete: 'Are you sure you want to delete this message?' },
  whatsapp: 'Write on WhatsApp',
};

export const mail = {
  name: 'Letter |||| Letters',
  fields: {
    createdAt: 'Written',
    to: 'To',
    subject: 'Subject',
    state: 'State',
    attempts: 'Attempts',
    sentAt: 'Sent',
  },
  state: { pending: 'Waiting', sent: 'Sent', failed: 'Given up' },
  page: { list: 'Letters' },
  list: { loading: 'Loading letters...', failed: 'Failed to load letters.', empty: 'No letters found.' },
  next: 'next attempt %{at}',
  retry: 'Try again',
  notifications: { retried: 'The letter will be tried again.', retry_failed: 'Failed to try the letter again.' },
};
