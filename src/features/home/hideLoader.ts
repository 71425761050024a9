import { fetchSlides } from './fetchSlides.ts';

/** Removes the overlay once the page has loaded and the slides have been fetched. */
const loader = document.querySelector<HTMLElement>('.home-loader');
const windowLoad = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

Promise.all([windowLoad, fetchSlides()]).then(() => {
  if (!loader) return;
  loader.addEventListener('animationend', (event) => {
    if (event.target === loader) loader.remove();
  });
  loader.dataset.state = 'leaving';
});
