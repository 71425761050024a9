import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Part } from './part.ts';

const folder = '.cache/audit';

export const fileOf = (route: string) =>
  (route === '/' ? 'home' : route.slice(1)).replaceAll('/', '~');

export interface Store {
  folder: string;
  /** Whether a route has a result that still counts. */
  has(part: Part, route: string): boolean;
  put(part: Part, route: string, finding: Finding): void;
  forget(part: Part, route: string): void;
  /** All findings of a part by route. */
  all(part: Part): ReadonlyMap<string, Finding>;
}

/** A finding with the fingerprint of what was checked. */
type Saved = Finding & { of: string };

/** Findings, saved so that an interrupted run can be resumed. One counts until what was checked changes. */
export function openStore(build: string, pages: ReadonlyMap<string, string>): Store {
  const path = (part: Part, route: string) => join(folder, part.name, `${fileOf(route)}.json`);
  const checked = (part: Part, route: string) =>
    part.dependsOn === 'page' ? (pages.get(route) ?? '') : build;

  function read(part: Part, route: string): Finding | undefined {
    if (!existsSync(path(part, route))) return undefined;
    const saved: Saved = JSON.parse(readFileSync(path(part, route), 'utf8'));
    return saved.of === checked(part, route) ? saved : undefined;
  }

  return {
    folder,
    has(part, route) {
      const finding = read(part, route);
      return finding !== undefined && !finding.failed;
    },
    put(part, route, finding) {
      mkdirSync(join(folder, part.name), { recursive: true });
      const saved: Saved = { of: checked(part, route), ...finding };
      writeFileSync(path(part, route), JSON.stringify(saved, undefined, 1));
    },
    forget: (part, route) => rmSync(path(part, route), { force: true }),
    all: (part) =>
      new Map(
        [...pages.keys()].flatMap((route) => {
          const finding = read(part, route);
          return finding ? [[route, finding] as const] : [];
        }),
      ),
  };
}
