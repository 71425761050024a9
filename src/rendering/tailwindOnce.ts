import tailwindcss from '@tailwindcss/vite';

/**
 * Tailwind, which compiles each style sheet of a build once: Astro builds three times, for the
 * browser, for pages finished now and for pages drawn on request.
 */
export function tailwindOnce(): ReturnType<typeof tailwindcss> {
  const compiled = new Map<string, unknown>();
  return tailwindcss().map((plugin) => {
    const { transform } = plugin;
    if (plugin.apply !== 'build' || typeof transform !== 'object') return plugin;
    const compile: typeof transform.handler = function (code, id, options) {
      const key = `${id}\n${code}`;
      const result = compiled.get(key) ?? transform.handler.call(this, code, id, options);
      compiled.set(key, result);
      return result as ReturnType<typeof transform.handler>;
    };
    return { ...plugin, transform: { ...transform, handler: compile } };
  });
}
