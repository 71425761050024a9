/** An invalid setting or a port in use, in one line. Other errors are returned as they are. */
export function explainError(error: unknown): unknown {
  const { name, code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (name === 'EnvError') return message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Choose another one, for example: PORT=${Number(port) + 1} npm start`;
  return code ? message : error;
}
