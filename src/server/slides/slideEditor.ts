import { defaultHeroImage } from '../../slides/builtInSlides.ts';
import {
  type HeroSlide,
  headingLineCount,
  maxSlides,
  slideLimits,
} from '../../slides/heroSlide.ts';
import { textField } from '../http/readForm.ts';
import type { SlideErrors } from './checkSlides.ts';
import type { SlidePictures } from './slidePictures.ts';

export type EditorAction =
  | { kind: 'save' | 'preview' | 'add' }
  | { kind: 'up' | 'down' | 'remove'; index: number };

const emptySlide: HeroSlide = {
  headingLines: Array.from({ length: headingLineCount }, () => ''),
  subtitle: '',
  ctaText: '',
  ctaHref: '/',
  imageSrc: defaultHeroImage,
  imageAlt: '',
};

/** The editor's button that was pressed. Anything unknown counts as a preview. */
export function editorAction(form: FormData): EditorAction {
  const [kind, index] = textField(form, 'action').split(' ');
  if (kind === 'save' || kind === 'add') return { kind };
  if (kind === 'up' || kind === 'down' || kind === 'remove') return { kind, index: Number(index) };
  return { kind: 'preview' };
}

/** Reads the slides from the editor and stores the uploaded pictures. */
export async function readSlides(form: FormData, pictures: SlidePictures) {
  const count = Math.min(maxSlides, Number(textField(form, 'count')) || 0);
  const errors: Record<string, string> = {};
  const slides: HeroSlide[] = [];
  for (let index = 0; index < count; index++) {
    const text = (name: string, maxLength: number) =>
      textField(form, `${index}.${name}`, maxLength + 1).replace(/\s+/g, ' ');
    const file = form.get(`${index}.upload`);
    let imageSrc = text('imageSrc', slideLimits.address);
    if (file instanceof File && file.size > 0) {
      const uploaded = await pictures.add(await file.bytes());
      if (uploaded) imageSrc = uploaded;
      else errors[`${index}.imageSrc`] = 'This file is not a picture (JPEG, PNG, WebP or AVIF)';
    }
    slides.push({
      headingLines: Array.from({ length: headingLineCount }, (_, line) =>
        text(`line${line}`, slideLimits.line),
      ),
      subtitle: text('subtitle', slideLimits.subtitle),
      ctaText: text('ctaText', slideLimits.button),
      ctaHref: text('ctaHref', slideLimits.address),
      imageSrc,
      imageAlt: text('imageAlt', slideLimits.alt),
    });
  }
  return { slides, errors: errors as SlideErrors };
}

/** Applies a button that adds, moves or removes a slide. */
export function rearrange(slides: readonly HeroSlide[], action: EditorAction): HeroSlide[] {
  const next = [...slides];
  if (action.kind === 'add' && next.length < maxSlides) next.push(emptySlide);
  if (!('index' in action) || !next[action.index]) return next;
  const [taken] = next.splice(action.index, 1);
  const step = { up: -1, down: 1, remove: 0 }[action.kind];
  if (step !== 0 && taken) next.splice(Math.max(0, action.index + step), 0, taken);
  return next;
}
