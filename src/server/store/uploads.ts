import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createPrivateFolder, privateFile, uploadFolder } from './privateFiles.ts';

/** Longer than any request may take. */
const staleMilliseconds = 15 * 60_000;

/** A file that is being received, or has been. */
export interface Upload {
  path: string;
  /** Removes the file. Waits until nothing writes to it any more. */
  remove(): Promise<void>;
  /** Fails when the sender breaks off or the disk is full. */
  received: Promise<void>;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where this fails, so does writing the file, and the log says why. */
function makeFolder(folder: string): void {
  try {
    createPrivateFolder(folder);
  } catch {}
}

/**
 * Writes a stream to a private file. Unlike a pipeline it leaves the source alone when the disk is
 * full: the rest of the body must still be read.
 */
function write(source: Readable, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: privateFile });
  return new Promise((resolve, reject) => {
    file.once('close', () => (file.writableFinished ? resolve() : reject(file.errored)));
    file.once('error', () => source.unpipe(file).resume());
    source.once('close', () => source.readableEnded || file.destroy(new Error('broken off')));
    source.pipe(file);
  });
}

/** Attachments on their way in: one private file each, gone as soon as its request is answered. */
export function createUploads(dataDir: string) {
  const folder = uploadFolder(dataDir);
  const owner = `${hostname().replaceAll('.', '_')}.${process.pid}.`;

  /** Another server may be receiving files here too, while one replaces the other. */
  async function isLeftOver(name: string): Promise<boolean> {
    const [host, pid] = name.split('.');
    if (owner.startsWith(`${host}.`) && !isRunning(Number(pid))) return true;
    const { mtimeMs } = await stat(join(folder, name));
    return Date.now() - mtimeMs > staleMilliseconds;
  }

  return {
    /** Removes what a server that was killed has left here. */
    async removeLeftOvers(): Promise<void> {
      for (const name of await readdir(folder).catch(() => []))
        if (await isLeftOver(name).catch(() => false))
          await rm(join(folder, name), { force: true });
    },

    receive(source: Readable): Upload {
      makeFolder(folder);
      const path = join(folder, owner + randomUUID());
      const received = write(source, path);
      // Whoever waits for it learns of the failure.
      received.catch(() => undefined);
      return {
        path,
        received,
        async remove() {
          await received.catch(() => undefined);
          await rm(path, { force: true });
        },
      };
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
