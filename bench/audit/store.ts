import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './part.ts';

const resultsFolder = '.cache/audit';

export const fileOf = (route: string) =>
  (route === '/' ? 'home' : route.slice(1)).replaceAll('/', '~');
const routeOf = (file: string) => (file === 'home' ? '/' : `/${file.replaceAll('~', '/')}`);

export interface Store {
  folder: string;
  /** Whether a route has a result. */
  has(part: string, route: string): boolean;
  put(part: string, route: string, finding: Finding): void;
  forget(part: string, route: string): void;
  /** All findings of a part by route. */
  all(part: string): ReadonlyMap<string, Finding>;
}

/** Findings for one build, saved so that an interrupted run can be resumed. */
export function openStore(stamp: string): Store {
  const folder = join(resultsFolder, stamp.slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const path = (part: string, route: string) => join(folder, part, `${fileOf(route)}.json`);
  const read = (file: string): Finding => JSON.parse(readFileSync(file, 'utf8'));
  return {
    folder,
    has: (part, route) => existsSync(path(part, route)) && !read(path(part, route)).failed,
    put(part, route, finding) {
      mkdirSync(join(folder, part), { recursive: true });
      writeFileSync(path(part, route), JSON.stringify(finding, undefined, 1));
    },
    forget: (part, route) => rmSync(path(part, route), { force: true }),
    all(part) {
      const inside = join(folder, part);
      const files = existsSync(inside) ? readdirSync(inside) : [];
      const found = files
        .filter((file) => file.endsWith('.json'))
        .map((file): [string, Finding] => [routeOf(file.slice(0, -5)), read(join(inside, file))]);
      return new Map(found);
    },
  };
}
