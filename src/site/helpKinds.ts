/** The kinds of help articles, each with the list it stands in. */
export const helpKinds = ['installation', 'troubleshooting', 'documentation', 'tutorial'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** What an article is about. */
export const helpProducts = ['instruments', 'chargers', 'solar', 'hr'] as const;
