/** A task as a worker receives it. */
export interface Task<Input> {
  id: number;
  input: Input;
}

/** Why a worker gave no result: `status` and `detail` are for the client. */
interface Failure {
  status: number;
  detail: string;
}

export type Reply<Result> = { id: number } & ({ result: Result } | { failure: Failure });
