/** Thrown to reject a request with a status. `detail` is shown to people. */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: string;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    {
      errors = {},
      headers = {},
    }: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.headers = headers;
  }
}
