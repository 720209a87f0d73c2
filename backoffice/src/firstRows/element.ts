type Child = Node | string | false | undefined;

/** An element of the page. Texts become text nodes: nothing in them is read as markup. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string | undefined>,
  ...children: Child[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
};
