export const unsaved = {
  title: 'Unsaved changes',
  text: 'What you typed on this page is not saved yet.',
  stay: 'Stay here',
  save: 'Save and go on',
  discard: 'Leave without saving',
};

/** The buttons that move a record on. */
export const steps = {
  title: 'Next steps',
  quotes: {
    send: 'Send quote',
    sent: 'Quote sent.',
    confirm: 'Confirm',
    confirmed: 'Quote confirmed.',
    list_prices_title: 'Send at list prices?',
    list_prices: 'No price of this quote was saved yet: the customer gets these lines at list prices.',
  },
  orders: {
    deliver: 'Deliver',
    deliver_title: 'Deliver order {number}',
    delivered: 'Order delivered.',
    deliver_failed: 'The delivery was not recorded.',
    delivered_by_help: 'Name of the driver, or of the person who received the goods; stands on the delivery note',
    note_help: 'Kept in the history; the customer does not see it',
    not_deliverable: 'Only an order in Processing can be delivered.',
    invoice: 'Invoice',
    open_invoice: 'Open the invoice',
    free: 'A free order gets no invoice.',
    not_invoiceable: 'This order can’t be invoiced: it was cancelled or returned, or all of its goods came back.',
  },
  invoices: {
    record_payment: 'Record payment',
    nothing_to_credit: 'Nothing is left to credit of this invoice.',
    settled: 'Nothing is left to pay of this invoice.',
    is_void: 'This invoice is void.',
  },
};

export const broken = {
  again: 'Try again',
  old: {
    title: 'There is a newer version',
    text: 'The back office was updated while this page was open. Load it again to go on.',
  },
  page: {
    title: 'This page can’t be shown',
    text: 'Something went wrong on this page. Your records are safe; try again, or go back to the start.',
  },
};

export const new_requests = {
  one: 'One request waits for a price.',
  other: 'A new request came in: {count} wait for a price.',
};

/** The money of the dashboard. */
export const cash = {
  title: 'Cash expected by week (AED)',
  due: 'Due',
  overdue: 'Overdue',
  later: 'Later',
  days: '{from} – {to}',
  month: 'This month up to today (AED)',
  before: '{amount} on {from} – {to}',
};

export const credit = {
  standing: 'Credit limit {limit}: {open} open, of it {overdue} overdue; {unbilled} not yet invoiced; {left} left.',
  beyond: 'This is beyond it: an order of it will be held.',
  failed: 'Failed to load the credit of the customer.',
  held: 'This order is beyond the credit limit and is held: it is delivered and invoiced once it is released.',
  was_released: 'Released by {by}: {reason}',
  release: 'Release',
  release_title: 'Release order {number}',
  released: 'Order released.',
  release_failed: 'The order was not released.',
  not_held: 'This order is not held.',
  reason: 'Reason',
  is_held: 'Held',
};

export const list = {
  preview: 'Preview',
  open: 'Open',
  show_preview: 'Preview beside the list (J and K walk through the rows)',
  compact: 'Compact rows',
  total: 'Total of {count}:',
  open_amount: '{amount} open',
};

/** Numbers beside the pages of the menu. */
export const waiting = {
  quotes: '{count} to price',
  orders: '{count} to deliver',
  invoices: '{count} overdue',
};

export const conversation = {
  title: 'Conversation',
  lead: 'The customer sees this on the page of the quote, and gets your words by e-mail.',
  loading: 'Loading the conversation...',
  failed: 'Failed to load the conversation.',
  empty: 'No messages yet.',
  new: '{count} new',
  unread: { one: '{count} unread message', other: '{count} unread messages' },
  unread_filter: 'Unread messages',
  read: 'Read',
  message: 'Message',
  send: 'Send',
  sent: 'Message sent.',
  send_failed: 'The message was not sent.',
  nothing: 'Write a message, or attach a file.',
  attach: 'Attach a file',
  attach_hint: 'PDF or pictures, at most {mb} MB each.',
  wrong_type: 'Only PDF, JPEG, PNG, WebP and AVIF can be sent.',
  too_large: 'The file is larger than {mb} MB.',
  too_many: 'At most {max} files with one message.',
  remove: 'Remove {name}',
  files: 'Files',
  size: '{size} KB',
  targets: 'Target prices',
  withdrawn: 'Target prices were withdrawn.',
  target: 'Target: {wish}',
  take_over: 'Take over',
  take_over_of: 'Take over the target of {name}',
};

export const share = {
  open: 'Share by WhatsApp',
  title: 'Share {number}',
  lead: 'Whoever has the link sees this quote without signing in. To accept it there, a code is sent to the customer’s e-mail.',
  making: 'Making the link...',
  failed: 'Failed to make the link.',
  language: 'Language of the message',
  text: 'Message',
  to: 'To {phone}',
  no_phone: 'No phone number is known: WhatsApp asks to whom it goes.',
  send: 'Open WhatsApp',
  copy: 'Copy the link',
  copied: 'The link was copied.',
  copy_failed: 'This browser does not let pages copy. Mark the link and copy it.',
  revoke: 'Revoke all links',
  revoke_sure: 'Revoke all links now?',
  revoked: 'The links of this quote do not work any more.',
  revoke_failed: 'Failed to revoke the links.',
};

export const palette = {
  open: 'Search everything',
  field: 'Number, name, phone, PO number, amount or page',
  recent: 'Recent',
  actions: 'On this page',
  pages: 'Pages',
  create: 'New: {resource}',
  searching: 'Searching…',
  nothing: 'Nothing was found.',
  failed: 'The search failed. Type on to try again.',
};

/** The form of a new quote or order. */
export const writing = {
  title_quotes: 'New quote',
  title_orders: 'New order',
  duplicate: 'Duplicate',
  load_failed: 'The form could not be prepared.',
  customer: 'Customer',
  customer_hint: 'Telephone number, name or e-mail',
  customer_needed: 'Please choose the customer, or enter a new one.',
  new_customer: 'New customer',
  choose_known: 'Choose an existing customer',
  twins: 'There is a customer with this telephone number or e-mail already:',
  invite: 'Invite by e-mail to choose a password',
  next_line: 'Next line: SKU or name',
  entry_keys: 'Type, Enter, quantity, Enter.',
  entry_help: 'Type, Enter, quantity, Enter. A list from WhatsApp or Excel can be pasted here.',
  as_words: '“{text}” as a line of free text',
  in_stock: '{stock} {unit} in stock',
  add: 'Add',
  paste: 'Paste a list',
  paste_help: 'One line for each product, with its quantity',
  read: 'Read the list',
  paste_failed: 'The list could not be read.',
  open_lines: { one: 'One line needs a choice.', other: '{count} lines need a choice.' },
  unknown: 'No product found',
  choose: { one: 'One product to choose', other: '{count} products to choose from' },
  choose_for: 'Product for {text}',
  keep_words: 'Keep as free text',
  earlier: 'Take lines from an earlier quote or order',
  earlier_hint: 'Number or customer',
  prices: 'Prices of the lines taken over',
  same_prices: 'Same prices',
  list_prices: 'List prices',
  copy_failed: 'The lines could not be taken over.',
  gone: 'Not sold any more, and therefore lines of free text now: {names}',
  valid_until_help: 'Last day of the offer once it is sent; empty: the days of the settings',
  client_words: 'Note of the customer',
  settle_first: 'Please settle the pasted lines first.',
  no_lines: 'Add a line first.',
  save_send: 'Save and send quote',
  save_request: 'Save as request',
  save_order: 'Create order',
  done_sent: 'Quote saved and sent.',
  done_request: 'Request saved.',
  done_order: 'Order created.',
  failed_quotes: 'Failed to save the quote.',
  failed_orders: 'Failed to create order.',
};

export const margin = {
  name: 'Margin',
  amount: 'Margin AED {amount}',
  unknown: 'Margin not known: no cost price',
  known: 'known for {known} of {lines} lines',
};

export const invitation = {
  send: 'Invite to choose a password',
  again: 'Invite again',
  sent: 'Invitation sent.',
  failed: 'The invitation could not be sent.',
  at: 'Invited on {at}; no password yet',
  open: 'Open invitations',
  open_none: 'No open invitations.',
  open_failed: 'The invitations could not be loaded.',
  open_line: '{role} · sent on {sent} by {by}',
  until: 'valid until {until}',
  over: 'expired',
  send_again: 'Send again',
  send_again_to: 'Send again: invitation to {email}',
  revoke: 'Revoke',
  revoke_sure: 'Revoke it?',
  revoke_for: 'Revoke: invitation to {email}',
  revoked: 'Invitation revoked.',
  revoke_failed: 'The invitation could not be revoked.',
};
