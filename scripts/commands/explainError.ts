/** A wrong setting or a taken port in one line; anything else whole. */
export function explainError(error: unknown): unknown {
  const { name, code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (name === 'EnvError') return message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another, for example: PORT=${Number(port) + 1} npm start`;
  return code ? message : error;
}
