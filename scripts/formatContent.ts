import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { printContent } from '../src/content/yamlForm.ts';

/** Part of npm run format: Biome does not know the form of YAML in src/content. */
process.chdir(`${import.meta.dirname}/..`);
for (const name of globSync('src/content/**/*.{yaml,md}')) {
  const text = readFileSync(name, 'utf8');
  const printed = printContent(name, text);
  if (printed !== text) writeFileSync(name, printed);
}
