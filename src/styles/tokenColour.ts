import css from './tokens.css?raw';

type Theme = 'light' | 'dark';

const declared = new Map(
  [...css.matchAll(/^\s*--([\w-]+): ([^;]+);$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

function resolve(value: string, theme: Theme): string {
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  if (light) return resolve(theme === 'light' ? light : dark, theme);
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return name ? tokenColour(name, theme) : value;
}

/** A colour of tokens.css as #rrggbb, for what no style sheet reaches: PDFs, pictures, metadata. */
export function tokenColour(name: string, theme: Theme): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no --${name}`);
  const colour = resolve(value, theme);
  if (!/^#[0-9a-f]{6}$/.test(colour))
    throw new Error(`src/styles/tokens.css: --${name} is ${colour}, which is no #rrggbb`);
  return colour;
}
