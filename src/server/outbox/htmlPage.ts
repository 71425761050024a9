import { escapeHtml } from '../../site/escapeHtml.ts';

/** The frame of every mail; `body` is ready HTML. */
export const htmlPage = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:sans-serif;max-width:40rem"><h1 style="font-size:1.25rem">${escapeHtml(title)}</h1>${body}</body></html>`;
