import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Of each component; a few megabytes in all. */
const keptAtMost = 500;
const kept = new Map<unknown, Map<string, string>>();

/**
 * Renders a component to HTML, and only once for the same properties. Staff look at the same rows
 * again and again, and drawing them takes far longer than reading them.
 */
export function renderOnce<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
): string {
  const own = kept.get(component) ?? new Map<string, string>();
  kept.set(component, own);
  const key = JSON.stringify(props);
  const known = own.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(createElement(component, props));
  const [oldest] = own.keys();
  if (own.size >= keptAtMost && oldest !== undefined) own.delete(oldest);
  own.set(key, html);
  return html;
}
