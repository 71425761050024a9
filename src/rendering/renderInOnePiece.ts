/** The module of Astro's React integration that renders a component to HTML. */
const rendererModule = /\/@astrojs\/react\/dist\/server\.js$/;

const changes = [
  // Rendering in one piece forgets the prefix that keeps the ids of islands apart.
  ['ReactDOM.renderToString(vnode)', 'ReactDOM.renderToString(vnode, renderOptions)'],
  // Every component is React's here. To find that out, Astro would render each a first time.
  ['  check,\n', "  check: (component) => typeof component !== 'string',\n"],
] as const;

function change(code: string): string {
  return changes.reduce((changed, [before, after]) => {
    if (!changed.includes(before))
      throw new Error(`Astro no longer renders React by "${before}", as this patch expects`);
    return changed.replace(before, after);
  }, code);
}

/**
 * A Vite plugin for `experimentalDisableStreaming`, which renders components in one piece at a third
 * of the cost of a stream each, and once instead of twice.
 */
export const renderInOnePiece = () => ({
  name: 'render-in-one-piece',
  transform: { filter: { id: rendererModule }, handler: change },
});
