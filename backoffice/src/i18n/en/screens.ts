import { salesColumns } from '@shop/contract/words/en/books';
import type { DifferenceKind } from '@shop/contract/differences';
import { chequesInHand, statementAges, statementKinds, statementSums } from '@shop/contract/words/en/documents';
import { TIN_RULE, TRN_RULE } from '@shop/contract/words/en/rules';
import { MAX_PO_FILE_MB } from '@shop/contract/delivery';
import { MAX_PICTURE_MB } from '@shop/contract/pictures';

export const common = {
  /** Between the entries of a list. */
  comma: ', ',
  title: 'Back office',
  greeting: 'Hi {name}',
  missing_record: 'Record not found. It may have been deleted, or the address may be wrong.',
  storefront: 'Shop',
  action: {
    actions: 'Actions',
    view: 'View',
    edit: 'Edit',
    delete: 'Delete',
    delete_named: 'Delete {name}?',
    delete_reason: 'Reason for the records',
    pdf: 'PDF',
    more: 'More',
    reload: 'Reload',
    retry: 'Try again',
    back: 'Back to the list',
    save_back: 'Save and go back',
    next: 'Next record',
    previous: 'Previous record',
  },
  document: { language: 'Language: {document}' },
  export: {
    xlsx: 'Excel',
    csv: 'CSV',
    xlsx_lines: 'Excel, one row per item',
    csv_lines: 'CSV, one row per item',
    failed: 'The export failed.',
  },
  filter: {
    search: 'Search',
    customer: 'Customer',
    unassigned: 'Without a salesperson',
    from: 'From',
    until: 'Until',
    due_from: 'Due from',
    due_until: 'Due until',
    remaining_from: 'Remaining from (AED)',
    amount_from: 'Amount from (AED)',
    amount_until: 'Amount up to (AED)',
    product: 'Product',
    method: 'Payment method',
    order_created: 'Order created',
    delivered_from: 'Delivered from',
    delivered_until: 'Delivered until',
    invoiced: 'Invoice generated',
    to_bill: 'To invoice',
    role: 'Administrator',
    all: 'All',
    found: '({count} found)',
    left_out: 'No product matches these words, so they were ignored: {words}',
  },
  notes: {
    title: 'Notes',
    none: 'None',
  },
  line: {
    title: 'Items',
    product: 'Product',
    stock: 'In stock',
    place: 'Location',
    code: 'Code',
    size: 'Size',
    qty: 'Qty',
    ordered: 'Ordered',
    delivered: 'Delivered',
    billed: 'Invoiced',
    open: 'Open',
    unit_price: 'Unit price',
    price: 'Price',
    discount: 'Discount',
    tax: salesColumns.category,
    tax_reason: 'Reason for VAT category',
    net: salesColumns.net,
    rate: salesColumns.rate,
    vat: salesColumns.vat,
    gross: salesColumns.gross,
    add_hint: 'Name, SKU or code',
    remove: 'Remove {name}',
    none: 'No items.',
    nothing_found: 'No products found.',
    agreed: 'Agreed price: {name}',
    typed_agreed: 'Entered manually. Agreed price: {price} ({name}).',
    typed_list: 'Entered manually. List price: {price}.',
    use_price: 'Use this price',
    last_price: 'last ordered at {price} on {day}',
    free_text: 'Custom item',
    free_text_hint: 'Not in the catalogue. Price it as is, or replace it with a product.',
    replace: 'Replace with a product',
  },
  invalid: {
    trn: `${TRN_RULE} “{value}” is not valid.`,
    tin: `${TIN_RULE} “{value}” is not valid.`,
  },
  number: {
    whole: 'Enter a whole number, such as 12.',
    amount: 'Enter an amount with up to two decimals, such as 1,000.50.',
    discount: 'Enter an amount, such as 12.50, or a percentage, such as 10%.',
    min: 'At least {min}',
    max: 'At most {max}',
  },
  connection: {
    title: 'No connection',
    lost: 'Can’t connect to the shop. We’ll retry automatically when the connection is back.',
    page: 'This page opens automatically when the connection is back.',
  },
  purchase: {
    title: 'Purchase order and delivery',
    poNumber: 'PO number',
    poFile: 'Purchase order (PDF)',
    attach: 'Attach PDF',
    replace: 'Replace',
    not_pdf: 'This file is not a PDF.',
    too_large: `The file is larger than ${MAX_PO_FILE_MB} MB.`,
    neededBy: 'Needed by',
    deliveryMethod: 'Delivery method',
    Delivery: 'Delivery',
    PickUp: 'Pick-up',
    deliveryAddress: 'Delivery address',
    label: 'Address name',
    contact: 'Contact person',
    phone: 'Site phone number',
    street: 'Street',
    city: 'City',
    emirate: 'Emirate',
  },
  picture: {
    refused: '{name}: {reason}',
    wrong_type: 'Only JPEG, PNG, WebP and AVIF images can be uploaded.',
    too_large: `The image is larger than ${MAX_PICTURE_MB} MB.`,
  },
  tax: {
    S: 'S – standard rate',
    Z: 'Z – zero rate',
    E: 'E – exempt',
    O: 'O – out of scope',
    AE: 'AE – reverse charge',
  },
  total: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    net: 'Net, excl. VAT',
    vat: {
      S: 'VAT {rate}% on {base}',
      Z: 'VAT, zero-rated, on {base}',
      E: 'VAT, exempt, on {base}',
      O: 'VAT, out of scope, on {base}',
      AE: 'VAT, reverse charge, on {base}',
    },
    delivery: 'Delivery charge',
    extra: 'Extra fee',
    total: 'Total',
    amount: 'AED {amount}',
  },
  stale: {
    title: 'Someone else changed this record while you were editing.',
    body: 'Your changes are not saved. Reload to see the latest version; what you typed will be lost.',
    body_typed: 'Your changes are not saved. Load the latest version with or without what you typed.',
    take_over: 'Reload, keep my changes',
    by: 'Last change: {who}, {at}.',
    fields: 'Changed: {fields}.',
  },
  related: {
    title: 'From quote to payment',
    quote: 'Quote',
    order: 'Order',
    deliveries: 'Deliveries',
    invoice: 'Invoice',
    payments: 'Payments',
    none: 'None yet',
  },
  yes: 'Yes',
  no: 'No',
};

export const auth = {
  email: 'Email',
  password: 'Password',
  sign_in: 'Sign In',
  email_required: 'Email is required.',
  password_required: 'Password is required.',
  failed: 'Login failed.',
  lead: 'Staff sign-in.',
  forgot: 'Forgot your password?',
  reauth_title: 'Your session has ended',
  reauth_lead: 'What you typed is still here. Sign in to continue.',
  reauth_done: 'Signed in. Please save again.',
};

export const dashboard = {
  title: 'Today',
  requests: 'Requests waiting',
  quoted: 'Open quotes',
  confirmed: 'Orders to create',
  toDeliver: 'Orders to deliver',
  expiring: 'Quotes expiring this week',
  held: 'Orders on hold',
  due: 'Outstanding (AED)',
  overdue: 'Overdue (AED)',
  low_stock: 'Low stock',
  e_invoices: 'E-invoices due',
  e_invoices_next: 'first by {day}',
  e_invoices_overdue: '{count} overdue',
  e_invoices_failed: '{count} not sent',
  e_invoices_rejected: '{count} rejected',
  oldest_today: 'oldest: today',
  oldest: { one: 'oldest: {count} day', other: 'oldest: {count} days' },
  invoices: { one: '{count} invoice', other: '{count} invoices' },
  at_most: { one: 'up to {count} piece', other: 'up to {count} pieces' },
  ages: 'Ageing of overdue invoices',
  overdue_since: 'Overdue for',
  days: '{from}–{to} days',
  days_over: 'over {over} days',
  revenue: 'Revenue by month (AED)',
  invoiced: 'Invoiced',
  received: 'Received',
  as_table: 'Show as table',
  as_chart: 'Show as chart',
  top_products: 'Top products, last three months',
  column: { month: 'Month', product: 'Product', invoices: 'Invoices', qty: 'Qty', amount: 'AED' },
  waiting: 'Oldest open requests',
  overdue_list: 'Overdue invoices',
  to_invoice: 'To invoice: delivered or paid',
  to_invoice_days: { one: 'one day left to invoice', other: '{count} days left to invoice' },
  to_invoice_today: 'last day to invoice',
  to_invoice_late: { one: 'one day late', other: '{count} days late' },
  nothing: 'Nothing to show.',
  failed: 'Failed to load.',
};

export const shortcuts = {
  title: 'Keyboard shortcuts',
  then: 'then',
  palette: 'Search everything, go anywhere',
  search: 'Search in the list',
  create: 'New record',
  save: 'Save the form',
  next: 'Next record in the list',
  previous: 'Previous record in the list',
  open: 'Open the previewed record',
  help: 'Show this help',
  go: 'Go to {page}',
};

export const statement = {
  title: 'Statement of account',
  loading: 'Loading the statement…',
  failed: 'Failed to load the statement.',
  date: 'Date',
  what: 'Entry',
  document: 'Document',
  reference: 'Reference',
  due: 'Due',
  debit: 'Debit',
  credit: 'Credit',
  amount: 'Amount',
  balance: 'Balance',
  kind: statementKinds,
  sum: statementSums,
  show_undone: 'Show voided and reversed entries',
  of_company: 'Documents issued to {company} are on the company’s statement.',
  aging: 'Ageing',
  age: statementAges,
  cheques: chequesInHand,
};

export const billing = {
  order: 'By order',
  delivery: 'By delivery',
  help: 'By order: one invoice for all of a new order. By delivery: only what was delivered.',
};

export const billed = { None: 'Not invoiced', Partly: 'Partly invoiced', All: 'Invoiced' };

export const bill = {
  step: 'Invoice part',
  title: 'Invoice part of {number}',
  save: 'Issue invoice',
  by: 'Invoice by',
  choose: 'Choose at least one delivery.',
  left_of: '{left} of {of} not invoiced yet',
  charge_left: '{amount} not invoiced yet',
  last: 'The last invoice also includes the remaining charges: {amount}.',
  nothing_now: 'Everything that was delivered is invoiced',
  choice: {
    title: 'Invoice {number}',
    what: 'Invoice for',
    delivery: 'Delivered items: AED {amount}',
    order: 'Everything not invoiced yet: AED {amount}',
  },
};

/** The groups of the menu. */
export const menu = { sales: 'Sales', money: 'Money', customers: 'Customers', goods: 'Goods', shop: 'Shop' };

/** Names in the menu, where those of two lists look alike. */
export const menu_name = {
  receipts: 'Customer receipts',
  'e-invoicing': 'E-invoice readiness',
  'e-invoice-deliveries': 'E-invoices sent',
};

export const unsaved = {
  title: 'Unsaved changes',
  text: 'Your changes on this page are not saved.',
  stay: 'Stay here',
  save: 'Save and continue',
  discard: 'Leave without saving',
};

/** Small rests of invoices that the shop does not claim. */
export const difference = {
  kind: { bankCharge: 'Bank charge', difference: 'Difference' } satisfies Record<DifferenceKind, string>,
  open: 'Take off bank charge or difference',
  title: 'Take off {number}',
  confirm: 'Take off',
  done: 'Taken off.',
  failed: 'Failed to take it off.',
  rest: 'AED {amount} remains',
  stays_due: 'Stays due',
  by: 'Taken off on {day} by {by}',
  undo: 'Reverse',
  undo_title: 'Reverse bank charge or difference',
  undo_text: 'AED {amount} becomes due again.',
  undone: 'Reversed.',
  undo_failed: 'Failed to reverse it.',
};

/** The buttons for the next steps of a record. */
export const steps = {
  title: 'Next steps',
  orders: {
    deliver: 'Deliver',
    deliver_title: 'Deliver order {number}',
    delivered: 'Delivery recorded.',
    prepare: 'Prepare delivery',
    prepare_title: 'Prepare delivery of order {number}',
    prepared: 'Delivery prepared.',
    prepare_failed: 'Failed to prepare the delivery.',
    deliver_failed: 'Failed to record the delivery.',
    delivered_by_help: 'Shown on the delivery note.',
    note_help: 'Kept in the history. Not visible to the customer.',
    not_deliverable: 'Only orders with status Processing can be delivered.',
    invoice: 'Invoice',
    invoice_part: 'Invoice {qty} of {of}',
    open_invoice: 'Open invoice',
    free: 'Free orders are not invoiced.',
    not_invoiceable:
      'This order can’t be invoiced because it was cancelled or returned, or all its goods were returned.',
  },
  invoices: {
    record_payment: 'Record payment',
    nothing_to_credit: 'This invoice has been fully credited.',
    is_deducted: 'Other invoices deduct this advance. Credit one of those, or write this one off.',
    write_off: 'Write off',
    too_early: 'With VAT, this invoice can be written off on {day} or later.',
    is_written_off: 'Part of this invoice is written off. Reverse the write-off first.',
    has_difference: 'A bank charge or difference was taken off this invoice. Reverse it first.',
    settled: 'Nothing left to pay on this invoice.',
    is_void: 'This invoice is void.',
  },
};

export const broken = {
  old: {
    title: 'A new version is available',
    text: 'The back office was updated while this page was open. Reload to continue.',
  },
  page: {
    title: 'This page can’t be shown',
    text: 'Something went wrong on this page. Your records are safe. Try again, or go back to the dashboard.',
  },
};

export const new_requests = {
  one: 'New request received: one request needs a price.',
  other: 'New request received: {count} requests need a price.',
};

/** The money of the dashboard. */
export const cash = {
  title: 'Cash expected by week (AED)',
  due: 'Due',
  overdue: 'Overdue',
  later: 'Later',
  days: '{from} – {to}',
  month: 'This month to date (AED)',
  before: '{amount} in {from} – {to}',
};

export const warning = {
  title: 'Please check before you continue',
  ZERO_PRICE: 'No price',
  BELOW_COST: 'AED {loss} below cost',
  FAR_FROM_LIST: 'Price AED {price} is far from the list price AED {list}',
  BELOW_MOQ: '{qty} is below the MOQ {moq}',
  ABOVE_MAXIMUM: '{qty} is above the maximum {max}',
  OFF_STEP: '{qty} is not a multiple of {step}: {lower} or {upper}',
  UNUSUALLY_LARGE: 'Unusually large quantity: {qty} (largest so far: {usual})',
  LARGE_FIRST_ORDER: '{qty} is a large quantity for a product that has not been ordered before',
  MORE_THAN_STOCK: '{qty} ordered, {stock} in stock',
  REVERSE_CHARGE_WITHOUT_TRN: 'Reverse charge needs the TRN of the customer’s company',
  PO_NUMBER_AGAIN: '{number} has the same PO number',
  OVERDUE: 'AED {amount} overdue',
  OVER_LIMIT: 'Total AED {total} exceeds the available credit of AED {left}',
};

export const credit = {
  standing:
    'Credit limit {limit}: {open} open ({overdue} overdue), {unbilled} not yet invoiced, {credit} credit, {left} available.',
  covered: 'Cheques in hand and at the bank: AED {amount}.',
  bounced: {
    one: 'One cheque was returned, on {day}.',
    other: '{count} cheques were returned, the last on {day}.',
  },
  beyond: 'This exceeds the credit limit. The order will be put on hold.',
  failed: 'Failed to load the customer’s credit.',
  held: 'This order exceeds the credit limit and is on hold. It can be delivered and invoiced once it is released.',
  held_after_bounce:
    'A bank returned a cheque of this customer, so the order is on hold. It can be delivered and invoiced once it is released.',
  held_for_approval:
    'This order exceeds the buyer’s monthly limit and is on hold. It can be delivered and invoiced once the company approves it or you release it.',
  was_released: 'Released by {by}: {reason}',
  release: 'Release',
  release_title: 'Release order {number}',
  released: 'Order released.',
  release_failed: 'Failed to release the order.',
  not_held: 'This order is not on hold.',
  reason: 'Reason',
  is_held: 'On hold',
};

/** The account that a quote or an order belongs to. */
export const account = {
  title: 'Account',
  person: 'Buyer’s individual account',
  move: 'Move to another account',
  move_title: 'Move {number} to another account',
  moved: 'Document moved to the other account.',
  move_failed: 'Failed to move the document. Please try again.',
  same: 'The document already belongs to this account.',
};

export const write_off = {
  title: 'Write off {number}',
  confirm: 'Write off',
  done: 'Debt written off.',
  failed: 'Failed to write off the debt.',
  open: 'Remaining due: AED {amount}. The written-off amount is no longer counted as due but stays on the invoice.',
  vat: 'VAT is adjusted in this period’s return, and is due again if the customer pays. The customer must be notified first.',
  mail: 'Email the customer a notice of the write-off now',
  add_letter: 'Add letter',
  letter_wrong: 'This file can’t be used. Upload a PDF or an image of up to {max} MB.',
  by: 'Written off on {day} by {by}',
  notified: 'Customer notified on {day}',
  undo: 'Reverse write-off',
  undo_text:
    'AED {amount} becomes due again. The VAT adjustment is removed, or reversed in the current period if its own period is closed.',
  undone: 'Write-off reversed.',
  undo_failed: 'Failed to reverse the write-off.',
  undone_by: 'Reversed on {day} by {by}:',
};

export const assignment = {
  open: 'Assign',
  title: 'Assign to salesperson',
  nobody: 'No one',
  done: 'Assignment saved.',
  left_out: {
    one: '{done} assigned, {count} skipped. {first}',
    other: '{done} assigned, {count} skipped. The first: {first}',
  },
  failed: 'Failed to change the salesperson. Please try again.',
};

export const follow_ups = {
  title: 'Follow-ups',
  open: 'Follow up',
  plan: 'Plan follow-up',
  change: 'Edit follow-up',
  day: 'Day',
  note: 'Note',
  promised: 'Promised payment (AED)',
  promised_help:
    'If the customer promised to pay by this date, no reminders are sent until then. The follow-up closes automatically once the payment is recorded.',
  promise: 'Promised: AED {amount}',
  received: 'Received: AED {amount}',
  save: 'Save follow-up',
  done: 'Finish',
  done_label: 'Finish follow-up of {title}',
  planned: 'Follow-up saved.',
  finished: 'Follow-up finished.',
  failed: 'Failed to save the follow-up.',
  finish_failed: 'Failed to finish the follow-up.',
  load_failed: 'Failed to load the follow-ups.',
  nothing: 'No follow-ups planned.',
  finished_by: 'Finished by {name}, {at}',
};

export const list = {
  too_many: 'Select up to {max} rows.',
  preview: 'Preview',
  open: 'Open',
  show_preview: 'Show preview beside the list (J and K move through the rows)',
  compact: 'Compact rows',
  total: 'Total of {count}:',
  today: 'today',
  open_amount: '{amount} open',
};

/** Counts beside the pages of the menu. */
export const waiting = {
  quotes: '{count} to price',
  orders: '{count} to deliver',
  invoices: '{count} overdue',
};

export const conversation = {
  title: 'Conversation',
  lead: 'The customer sees this on the quote page and gets your messages by email.',
  loading: 'Loading the conversation…',
  failed: 'Failed to load the conversation.',
  empty: 'No messages yet.',
  new: { one: '{count} new', other: '{count} new' },
  unread: { one: '{count} unread message', other: '{count} unread messages' },
  unread_filter: 'Unread messages',
  read: 'Read',
  message: 'Message',
  send: 'Send',
  sent: 'Message sent.',
  send_failed: 'Failed to send the message.',
  nothing: 'Write a message or attach a file.',
  attach: 'Attach a file',
  attach_hint: 'PDFs or images, up to {mb} MB each.',
  wrong_type: 'Only PDF, JPEG, PNG, WebP and AVIF files can be attached.',
  too_large: 'The file is larger than {mb} MB.',
  too_many: 'You can attach up to {max} files per message.',
  remove: 'Remove {name}',
  files: 'Files',
  size: '{size} KB',
  targets: 'Target prices',
  withdrawn: 'Target prices withdrawn.',
  target: 'Target: {wish}',
  take_over: 'Apply',
  take_over_of: 'Apply target price for {name}',
};

export const clipboard = {
  copy: 'Copy',
  copied: 'Copied.',
  copy_failed: 'Could not copy. Select the text and copy it.',
};

export const share = {
  open: 'Share on WhatsApp',
  title: 'Share {number}',
  lead: 'Anyone with the link can view this quote without signing in. To accept it there, they need a code that is sent to the customer’s email.',
  document_lead: 'Anyone with the link can view this document without signing in, for 30 days.',
  document_revoked: 'All links to this document have been revoked.',
  making: 'Creating link…',
  failed: 'Failed to create the link.',
  language: 'Language of the message',
  text: 'Message',
  to: 'To {phone}',
  no_phone: 'No phone number available. Choose the contact in WhatsApp.',
  send: 'Open WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied.',
  copy_failed: 'This browser doesn’t allow copying. Select the link and copy it yourself.',
  revoke: 'Revoke all links',
  revoke_sure: 'Revoke all links now?',
  revoked: 'All links to this quote have been revoked.',
  revoke_failed: 'Failed to revoke the links.',
};

export const palette = {
  open: 'Search everything',
  field: 'Number, name, phone, PO number, amount or page',
  recent: 'Recent',
  actions: 'Actions on this page',
  pages: 'Pages',
  create: 'New: {resource}',
  searching: 'Searching…',
  nothing: 'No results.',
  failed: 'The search failed. Keep typing to try again.',
};

/** The form of a new quote or order. */
export const writing = {
  title_quotes: 'New quote',
  title_orders: 'New order',
  unfinished: 'This continues what you had not finished.',
  discard: 'Discard and start anew',
  duplicate: 'Duplicate',
  load_failed: 'Failed to load the form.',
  customer_hint: 'Phone number, name or email',
  customer_needed: 'Please choose the customer, or enter a new one.',
  new_customer: 'New customer',
  choose_known: 'Choose existing customer',
  twins: 'A customer with this phone number or email already exists:',
  known_title: 'Is this a known customer?',
  enter_anyway: 'Enter as a new customer',
  invite: 'Send an email invitation to set a password',
  next_line: 'Add item: SKU, name or free description',
  entry_keys: 'Type, Enter, quantity, Enter.',
  entry_help:
    'Type the item, press Enter, type the quantity, press Enter. You can also paste a list from WhatsApp or Excel.',
  as_words: 'Add “{text}” as a custom item',
  in_stock: '{stock} {unit} in stock',
  add: 'Add',
  paste: 'Paste list',
  paste_help: 'One product per line, with its quantity',
  read: 'Read list',
  paste_failed: 'Failed to read the list. Please try again.',
  not_read: 'Not read ({count})',
  open_lines: { one: 'One line needs your choice.', other: '{count} lines need your choice.' },
  unknown: 'No matching product found',
  choose: { one: 'One match', other: '{count} matches' },
  choose_for: 'Product for {text}',
  keep_words: 'Keep as custom item',
  earlier: 'Copy items from an earlier quote or order',
  earlier_hint: 'Number or customer',
  prices: 'Prices of copied items',
  same_prices: 'Same prices',
  list_prices: 'Current prices',
  copy_failed: 'Failed to copy the items.',
  return_charge: 'Bank charge for returned cheque {number}',
  gone: 'No longer sold and added as custom items: {names}',
  discount_reason_help: 'Appears on documents.',
  valid_until_help: 'Last day the quote is valid. Leave empty to use the default from the settings.',
  client_words: 'Customer note',
  settle_first: 'Resolve the pasted lines first.',
  no_lines: 'Add an item first.',
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
  unknown: 'Margin unknown: no cost price',
  known: 'known for {known} of {lines} items',
};

export const invitation = {
  send: 'Invite to set a password',
  again: 'Resend invitation',
  sent: 'Invitation sent.',
  failed: 'Failed to send the invitation.',
  at: 'Invited on {at}; no password yet',
  open: 'Pending invitations',
  open_none: 'No pending invitations.',
  open_failed: 'Failed to load the invitations.',
  open_line: '{role} · sent on {sent} by {by}',
  until: 'valid until {until}',
  over: 'expired',
  send_again: 'Send again',
  send_again_to: 'Send again: invitation to {email}',
  revoke: 'Revoke',
  revoke_sure: 'Revoke this invitation?',
  revoke_for: 'Revoke: invitation to {email}',
  revoked: 'Invitation revoked.',
  revoke_failed: 'Failed to revoke the invitation.',
};
