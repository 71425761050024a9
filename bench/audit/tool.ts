/**
 * Imports a package that only the audit needs. `npm run audit` installs it in this folder, not with
 * the site, so neither the compiler nor knip can resolve it.
 */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  return (await import(name)) as Tool;
}
