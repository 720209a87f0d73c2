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
