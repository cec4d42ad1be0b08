/** Where the page leads from everywhere: a page is named here once it is there. */
export const PLACES: readonly { path: string; label: string }[] = [
  { path: '/rules', label: 'page-rules' },
  { path: '/games', label: 'page-my-games' },
  { path: '/tables', label: 'page-tables' },
];
