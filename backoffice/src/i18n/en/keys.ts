export const keys = {
  title: 'Keyboard shortcuts',
  then: 'then',
  search: 'Search in the list',
  create: 'New record',
  save: 'Save the form',
  next: 'Next record of the list',
  previous: 'Previous record of the list',
  help: 'This help',
  go: 'Go to %{page}',
};
