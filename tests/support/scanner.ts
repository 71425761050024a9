import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Looks for words in the file it is given, and keeps a list of what it saw. */
const script = (folder: string) => `#!/bin/sh
stat -c '%a' "$2" "$(dirname "$2")" >> ${folder}/modes
[ "$1" = --quiet ] || exit 9
[ -e ${folder}/broken ] && exit 2
grep -q VIRUS "$2" && exit 1
exit 0
`;

/** A virus scanner: refuses files that contain VIRUS, fails while the file `broken` exists. */
export function createScanner() {
  const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
  const file = join(folder, 'scan.sh');
  writeFileSync(file, script(folder));
  chmodSync(file, 0o700);
  return {
    command: `${file} --quiet`,
    broken: join(folder, 'broken'),
    modes: join(folder, 'modes'),
    folder,
  };
}
