import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Copies installed packages and all their dependencies into a folder. */
export function copyPackages(names: readonly string[], folder: string): void {
  const copied = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const source = join('node_modules', name);
    // Optional dependencies for other platforms are not installed.
    if (copied.has(name) || !existsSync(source)) continue;
    copied.add(name);
    cpSync(source, join(folder, 'node_modules', name), { recursive: true, dereference: true });
    const { dependencies, optionalDependencies }: Package = JSON.parse(
      readFileSync(join(source, 'package.json'), 'utf8'),
    );
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
}
