/** What staff can add an entry of: a file of its own, from another that they copy. */
interface NewFile {
  folder: string;
  ending: string;
  /** What its name becomes, in words. */
  name: string;
}

export interface ContentKind {
  title: string;
  lead: string;
  files: RegExp;
  /** Figures and promises: a second person looks at them before they are published. */
  needsSecond?: true;
  adds?: NewFile;
  /** Its files may be removed as a whole. */
  removes?: true;
}

/** What staff edit, in the order of the list. The first that fits names the kind of a file. */
export const contentKinds: readonly ContentKind[] = [
  {
    title: 'Privacy policy',
    lead: 'Needs a second person.',
    files: /^pages\/privacy-policy\.yaml$/,
    needsSecond: true,
  },
  {
    title: 'Pages',
    lead: 'Headings, texts and links of the pages of words.',
    files: /^(?:pages\/.*|home|iot|solar|careers|help-center|logo-detection)\.yaml$/,
  },
  {
    title: 'Jobs',
    lead: 'A job closes by itself after its last day for applications.',
    files: /^jobs\/.*\.yaml$/,
    adds: { folder: 'jobs', ending: '.yaml', name: 'The end of its address' },
    removes: true,
  },
  {
    title: 'Help articles',
    lead: 'In Markdown, below the fields that lists and search show.',
    files: /^help\/.*\.md$/,
    adds: { folder: 'help', ending: '.md', name: 'The end of its address' },
    removes: true,
  },
  {
    title: 'Instruments and chargers',
    lead: 'Figures, relations, options and what sellers need. Needs a second person.',
    files:
      /^(?:(?:instruments|chargers)\/.*|accessories|instrument-pictures|bench|terms|vehicles)\.yaml$/,
    needsSecond: true,
  },
  {
    title: 'Standards',
    lead: 'What each shows, its tables, and what it asks for. Needs a second person.',
    files: /^(?:requirements\/.*|standards|setups|phenomena)\.yaml$/,
    needsSecond: true,
  },
  { title: 'Customers', lead: 'The strip of logos.', files: /^customers\.yaml$/ },
  { title: 'Redirects', lead: 'Addresses that lead to others.', files: /^redirects\.yaml$/ },
  {
    title: 'Further texts',
    lead: 'Search, documents, manuals, and the frames around catalogue and test plan.',
    files: /\.(?:yaml|md)$/,
  },
];

const unknown: ContentKind = { title: 'Pictures', lead: '', files: /^assets\// };

export const contentKindOf = (file: string): ContentKind =>
  contentKinds.find(({ files }) => files.test(file)) ?? unknown;

export const needsSecondPerson = (files: readonly string[]) =>
  files.some((file) => contentKindOf(file).needsSecond || file.startsWith('assets/renders/'));

/** What a file is called: its title, or its own name. */
export function contentTitle(file: string, text: string | null): string {
  const [, title] = /^(?:title|heading|label|name): (?!>-|\|)(.+)$/m.exec(text ?? '') ?? [];
  const name = file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/-/g, ' ');
  const own = name.charAt(0).toUpperCase() + name.slice(1);
  return file.includes('/') && title ? title.replace(/^(["'])(.*)\1$/, '$2') : own;
}

const categories = /^\/products\/instruments\/([^/]+)/;

/** The file in which the words of a page stand, by the page's address. */
export function fileOfPage(path: string, has: (file: string) => boolean): string | undefined {
  const name = path.replace(/^\/|\/$/g, '');
  const end = name.replace(/^.*\//, '');
  const [, category] = categories.exec(path) ?? [];
  return [
    name === '' ? 'home.yaml' : `pages/${name}.yaml`,
    `jobs/${end}.yaml`,
    `help/${end}.md`,
    `instruments/${category ?? end}.yaml`,
    `chargers/${end}.yaml`,
    ...(path.includes('/standards/') ? ['standards.yaml'] : []),
    ...(name.startsWith('help') ? ['help-center.yaml'] : []),
    `${end}.yaml`,
  ].find(has);
}
