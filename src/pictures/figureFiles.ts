import type { Figure } from '../content/schemas/figure.ts';
import { illustration } from './illustrations.ts';
import { findRender, makePicture } from './picture.ts';

/** The files a figure shows, if it shows any. */
export async function figureFiles(figure: Figure) {
  const render = figure.kind === 'render' ? findRender(figure.name) : undefined;
  return {
    picture: render && (await makePicture(render, [480, 800, 1080])),
    drawing: figure.kind === 'illustration' ? illustration(figure.name) : undefined,
  };
}
