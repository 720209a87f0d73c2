/** The roles of staff. The table below lists their actions. */
export const STAFF_ROLES = ['Sales', 'Accounts', 'Store', 'Administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

interface ActionRule {
  /** The action in words that follow "may" or "may not". */
  readonly says: string;
  readonly roles: readonly StaffRole[];
  /** True if the user must confirm their identity again after 30 minutes. */
  readonly requiresReauthentication?: true;
}

const EVERYBODY = STAFF_ROLES;
const OFFICE = ['Sales', 'Accounts', 'Administrator'] as const;
const SALES = ['Sales', 'Administrator'] as const;
const ACCOUNTS = ['Accounts', 'Administrator'] as const;
const STORE = ['Store', 'Administrator'] as const;
const ADMINISTRATOR = ['Administrator'] as const;

/**
 * All actions of staff, and the roles that include them. Guards, the API description, menus and buttons use this table.
 * Names have the form `resource.verb`; one action covers what always belongs together.
 */
const ACTIONS = {
  'account.secure': { says: 'manage own security settings', roles: EVERYBODY },
  'activity.see': { says: 'view the activity log', roles: ACCOUNTS },
  'books.export': { says: 'make month packs and exports of the books', roles: ACCOUNTS },
  'cheques.keep': { says: 'add, deposit, clear and replace cheques', roles: ACCOUNTS },
  'cheques.read': { says: 'view cheques', roles: OFFICE },
  'cheques.settle': {
    says: 'record returned cheques, give cheques back and hand them over',
    roles: ACCOUNTS,
    requiresReauthentication: true,
  },
  'contact.read': { says: 'read contact messages', roles: SALES },
  'contact.write': { says: 'delete contact messages', roles: SALES },
  'creditNotes.issue': { says: 'issue credit notes', roles: ACCOUNTS, requiresReauthentication: true },
  'customers.read': { says: 'view customers and companies', roles: EVERYBODY },
  'customers.terms': { says: 'change companies’ payment terms and credit limits', roles: ACCOUNTS },
  'customers.write': { says: 'add, edit and delete customers and companies', roles: OFFICE },
  'dashboard.see': { says: 'view the dashboard', roles: EVERYBODY },
  'documents.send': { says: 'send documents and emails', roles: OFFICE },
  'eInvoices.send': { says: 'send e-invoices', roles: ACCOUNTS },
  'events.read': { says: 'follow events of the records that they can view', roles: EVERYBODY },
  'followUps.write': { says: 'plan and finish follow-ups', roles: OFFICE },
  'invoices.issue': { says: 'issue invoices and change their due dates', roles: ACCOUNTS },
  'invoices.read': { says: 'view invoices and credit notes', roles: OFFICE },
  'invoices.void': { says: 'void invoices', roles: ACCOUNTS, requiresReauthentication: true },
  'invoices.writeOff': { says: 'write off bad debts', roles: ACCOUNTS, requiresReauthentication: true },
  'keys.manage': {
    says: 'create, change and revoke API keys and webhooks',
    roles: ADMINISTRATOR,
    requiresReauthentication: true,
  },
  'keys.read': { says: 'view API keys and webhooks', roles: ADMINISTRATOR },
  'mail.read': { says: 'view sent emails', roles: OFFICE },
  'margin.see': { says: 'view cost prices and margins', roles: OFFICE },
  'metrics.see': { says: 'view server metrics', roles: ADMINISTRATOR },
  'moveIns.read': { says: 'view move-ins from other books', roles: ACCOUNTS },
  'moveIns.run': {
    says: 'bring customers and open items of other books in',
    roles: ADMINISTRATOR,
    requiresReauthentication: true,
  },
  'orders.deliver': { says: 'deliver orders, update their stock and return goods', roles: STORE },
  'orders.expect': { says: 'set the days on which goods are expected', roles: ['Sales', 'Store', 'Administrator'] },
  'orders.read': { says: 'view orders', roles: EVERYBODY },
  'orders.release': { says: 'release orders on credit hold', roles: ACCOUNTS },
  'orders.write': { says: 'create, change, cancel and delete orders', roles: SALES },
  'payments.read': { says: 'view payments, receipts and account balances', roles: OFFICE },
  'payments.record': { says: 'record payments and receipts', roles: ACCOUNTS },
  'payments.refund': {
    says: 'refund and reverse payments and receipts',
    roles: ACCOUNTS,
    requiresReauthentication: true,
  },
  'periods.close': { says: 'close VAT periods', roles: ADMINISTRATOR, requiresReauthentication: true },
  'prices.change': { says: 'change product prices', roles: SALES },
  'prices.read': { says: 'view prices of orders and of price lists, and credit limits', roles: OFFICE },
  'products.read': { says: 'view all products', roles: EVERYBODY },
  'products.write': {
    says: 'create, change and delete products and categories',
    roles: ['Sales', 'Store', 'Administrator'],
  },
  'quotes.read': { says: 'view quotes', roles: OFFICE },
  'quotes.write': { says: 'price, respond to and delete quotes', roles: SALES },
  'reminders.hold': { says: 'pause and change payment reminders', roles: ACCOUNTS },
  'sales.see': { says: 'view sales figures', roles: OFFICE },
  'settings.read': { says: 'view the settings', roles: EVERYBODY },
  'settings.write': { says: 'change the settings', roles: ADMINISTRATOR, requiresReauthentication: true },
  'staff.write': {
    says: 'add staff and change their roles and accounts',
    roles: ADMINISTRATOR,
    requiresReauthentication: true,
  },
  'stock.change': { says: 'adjust stock', roles: STORE },
  'tax.read': { says: 'view VAT returns and accounting records', roles: ACCOUNTS },
} as const satisfies Record<string, ActionRule>;

export type StaffAction = keyof typeof ACTIONS;

export const STAFF_ACTIONS: Readonly<Record<StaffAction, ActionRule>> = ACTIONS;

const ALL = Object.keys(ACTIONS) as StaffAction[];

/** True if a role includes the action; null is a customer. */
export function roleMay(role: StaffRole | null, action: StaffAction): boolean {
  return role !== null && STAFF_ACTIONS[action].roles.includes(role);
}

export function actionsOfRole(role: StaffRole | null): StaffAction[] {
  return ALL.filter((action) => roleMay(role, action));
}

/** The roles that include one of the actions, in the order of the roles. */
export function rolesFor(actions: readonly StaffAction[]): StaffRole[] {
  return STAFF_ROLES.filter((role) => actions.some((action) => roleMay(role, action)));
}

/** `Sales, Accounts or Administrator` */
export function listOfRoles(roles: readonly StaffRole[], joint = 'or'): string {
  const last = roles.at(-1) ?? '';
  return roles.length < 2 ? last : `${roles.slice(0, -1).join(', ')} ${joint} ${last}`;
}
