import { fetchSlides } from './fetchSlides.ts';

/** The page is uncovered as soon as it has loaded and the hero request has ended. */
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
