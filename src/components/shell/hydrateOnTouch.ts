import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: boolean;
  }
}

/** `client:touched` hydrates an island when the visitor first uses the page. */
const hydrateOnTouch: ClientDirective = (load) => {
  const uses = ['pointerdown', 'focusin', 'submit'];
  const hydrate = async () => {
    for (const use of uses) document.removeEventListener(use, hydrate, true);
    (await load())();
  };
  for (const use of uses) document.addEventListener(use, hydrate, true);
};

export default hydrateOnTouch;
