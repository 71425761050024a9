import type { Logo } from '../../detection/logo.ts';

/** What the worker needs besides its code. */
export interface WorkerFiles {
  model: string;
  runtime: string;
}

export interface Task {
  id: number;
  image: Uint8Array;
}

/** Why the worker gave no logos: `status` and `detail` are for the client. */
interface Failure {
  status: number;
  detail: string;
}

export type Reply = { id: number } & ({ logos: Logo[] } | { failure: Failure });
