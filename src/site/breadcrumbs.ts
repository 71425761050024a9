import { mainMenu } from './navigation.ts';

/** The pages above an address, as the menu names them. */
export function breadcrumbs(path: string): { label: string; href: string }[] {
  const parents = mainMenu
    .flatMap((menu) => [menu, ...menu.items])
    .filter(({ href }) => path.startsWith(`${href}/`) || href === '/')
    .map(({ title, href }) => ({ label: title, href }));
  return parents.toSorted((a, b) => a.href.length - b.href.length);
}
