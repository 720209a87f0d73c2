interface TitleParts {
  /** The title of the bar: `Order ORD-2026-00012`. */
  page: string;
  /** The list of the page, and the word before the name of its records; undefined on the dashboard. */
  section?: string | undefined;
  kind?: string | undefined;
  shop: string;
  /** Requests that wait for a price. */
  waiting?: number;
}

/** The title of the browser's tab: `(3) ORD-2026-00012 · Orders · Press & Pack`. Tabs are narrow: the name comes first. */
export const documentTitle = ({ page, section = '', kind = '', shop, waiting = 0 }: TitleParts): string => {
  const name = kind !== '' && page.startsWith(`${kind} `) ? page.slice(kind.length + 1) : page;
  const parts = [name, section, shop].filter((part, index, all) => part !== '' && all.indexOf(part) === index);
  return `${waiting > 0 ? `(${waiting}) ` : ''}${parts.join(' · ')}`;
};
