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
  'account.secure': { says: 'secure one’s own account', roles: EVERYBODY },
  'activity.see': { says: 'see who changed what over all records', roles: ACCOUNTS },
  'contact.read': { says: 'read messages of visitors', roles: SALES },
  'contact.write': { says: 'delete messages of visitors', roles: SALES },
  'creditNotes.issue': { says: 'issue credit notes', roles: ACCOUNTS, requiresReauthentication: true },
  'customers.read': { says: 'see customers and companies', roles: EVERYBODY },
  'customers.terms': { says: 'change payment terms and credit limits of companies', roles: ACCOUNTS },
  'customers.write': { says: 'enter, change and delete customers and companies', roles: OFFICE },
  'dashboard.see': { says: 'see the dashboard', roles: EVERYBODY },
  'documents.send': { says: 'send documents and e-mails', roles: OFFICE },
  'eInvoices.read': { says: 'read e-invoices of others', roles: OFFICE },
  'eInvoices.send': { says: 'send e-invoices', roles: ACCOUNTS },
  'invoices.issue': { says: 'issue invoices and change their due dates', roles: ACCOUNTS },
  'invoices.read': { says: 'see invoices and credit notes', roles: OFFICE },
  'invoices.void': { says: 'void invoices', roles: ADMINISTRATOR, requiresReauthentication: true },
  'mail.read': { says: 'see the e-mails of the shop', roles: OFFICE },
  'margin.see': { says: 'see cost prices and margins', roles: OFFICE },
  'metrics.see': { says: 'see the figures of the server', roles: ADMINISTRATOR },
  'orders.deliver': { says: 'deliver orders, move their stock and take goods back', roles: STORE },
  'orders.read': { says: 'see orders', roles: EVERYBODY },
  'orders.release': { says: 'release orders that wait for a credit limit', roles: ACCOUNTS },
  'orders.write': { says: 'create, change, cancel and delete orders', roles: SALES },
  'payments.read': { says: 'see payments, receipts and accounts', roles: OFFICE },
  'payments.record': { says: 'record payments and receipts', roles: ACCOUNTS },
  'payments.refund': {
    says: 'refund and reverse payments and receipts',
    roles: ACCOUNTS,
    requiresReauthentication: true,
  },
  'periods.close': { says: 'close VAT periods', roles: ADMINISTRATOR, requiresReauthentication: true },
  'prices.change': { says: 'change prices of products', roles: SALES },
  'products.read': { says: 'see all products', roles: EVERYBODY },
  'products.write': {
    says: 'create, change and delete products and categories',
    roles: ['Sales', 'Store', 'Administrator'],
  },
  'quotes.read': { says: 'see quotes', roles: OFFICE },
  'quotes.write': { says: 'price, answer and delete quotes', roles: SALES },
  'reminders.hold': { says: 'hold and change reminders', roles: ACCOUNTS },
  'sales.see': { says: 'see sales figures', roles: OFFICE },
  'settings.read': { says: 'see the settings', roles: EVERYBODY },
  'settings.write': { says: 'change the settings', roles: ADMINISTRATOR, requiresReauthentication: true },
  'staff.write': {
    says: 'make staff, and change their roles and accounts',
    roles: ADMINISTRATOR,
    requiresReauthentication: true,
  },
  'stock.change': { says: 'correct stock', roles: STORE },
  'tax.read': { says: 'see VAT returns and the books', roles: ACCOUNTS },
} as const satisfies Record<string, ActionRule>;

export type StaffAction = keyof typeof ACTIONS;

export const STAFF_ACTIONS: Readonly<Record<StaffAction, ActionRule>> = ACTIONS;

const ALL = Object.keys(ACTIONS) as StaffAction[];

interface StaffMember {
  readonly isAdmin: boolean;
  /** Missing or null for staff: Administrator. */
  readonly staffRole?: StaffRole | null;
}

/** @returns null for customers; staff without a role are Administrators */
export function staffRoleOf({ isAdmin, staffRole }: StaffMember): StaffRole | null {
  return isAdmin ? (staffRole ?? 'Administrator') : null;
}

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
