import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Finder } from './Finder.tsx';
import { type FinderData, finderDataPath } from './model/finderData.ts';

async function takeOver(root: HTMLElement): Promise<void> {
  const response = await fetch(finderDataPath);
  if (!response.ok) return;
  const data = (await response.json()) as FinderData;
  const form = root.querySelector('form');
  const fields = form ? [...new FormData(form)] : [];
  const changed = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
  hydrateRoot(root, <Finder data={data} search={location.search} changed={changed.toString()} />);
  root.dataset.live = '';
}

/**
 * Takes over the finder the server has drawn. Its data would be heavier than the page, so they are
 * not an island's properties: they come once and are kept. Without them the form asks the server.
 */
export function FinderLive({ root }: { root: string }) {
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(root);
    if (element && !('live' in element.dataset)) takeOver(element).catch(() => undefined);
  }, [root]);
  return null;
}
