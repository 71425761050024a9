/** The module of Astro's React integration that renders a component to HTML. */
const rendererModule = '/@astrojs/react/dist/server.js';
const withoutPrefix = 'ReactDOM.renderToString(vnode)';
const withPrefix = 'ReactDOM.renderToString(vnode, renderOptions)';

function passPrefix(code: string): string {
  if (!code.includes(withoutPrefix))
    throw new Error('Astro no longer renders React the way this patch expects');
  return code.replace(withoutPrefix, withPrefix);
}

/**
 * A Vite plugin for `experimentalDisableStreaming`, which renders components in one piece at a third
 * of the cost of a stream each. It forgets to pass the prefix that keeps the ids of islands apart.
 */
export const renderInOnePiece = () => ({
  name: 'render-in-one-piece',
  transform: (code: string, id: string) => (id.endsWith(rendererModule) ? passPrefix(code) : null),
});
