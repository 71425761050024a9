/**
 * A package that only the audit needs. It is installed in this folder by `npm run audit`, not with
 * the site, so neither the compiler nor the dead-code check may ask for it.
 */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  return (await import(name)) as Tool;
}
