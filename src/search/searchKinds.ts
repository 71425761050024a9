export const searchKinds = ['product', 'help', 'manual', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

export const isSearchKind = (text: string | null): text is SearchKind =>
  searchKinds.some((kind) => kind === text);
