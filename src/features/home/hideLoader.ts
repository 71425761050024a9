import { fetchSlides } from './fetchSlides.ts';

/**
 * Removes the overlay once the page has loaded and the slides have been fetched, over a page that is
 * finished: the first picture is decoded by then, the others soon after.
 */
const loader = document.querySelector<HTMLElement>('.home-loader');
const windowLoad = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.hero-picture img')];

/** A picture that takes longer than a second, or never comes, keeps nobody waiting. */
const decoded = (picture: HTMLImageElement | undefined) =>
  Promise.race([
    picture?.decode().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);

Promise.all([windowLoad, fetchSlides()])
  .then(() => decoded(pictures()[0]))
  .then(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) loader?.remove();
    else if (loader) {
      loader.addEventListener('animationend', (event) => {
        if (event.target === loader) loader.remove();
      });
      loader.dataset.state = 'leaving';
    }
    for (const picture of pictures().slice(1)) {
      picture.fetchPriority = 'low';
      picture.loading = 'eager';
      picture.decode().catch(() => undefined);
    }
  });
