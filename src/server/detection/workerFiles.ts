/** What the worker needs besides its code. */
export interface WorkerFiles {
  model: string;
  runtime: string;
}
