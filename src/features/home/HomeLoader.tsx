import { useEffect, useState } from 'react';
import { heroRequest } from './heroRequest.ts';

const windowLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Covers the page until it has loaded and the hero request has ended, then fades out. */
export function HomeLoader() {
  const [state, setState] = useState<'waiting' | 'leaving' | 'gone'>('waiting');

  useEffect(() => {
    let mounted = true;
    Promise.all([windowLoad(), heroRequest()]).then(() => {
      if (mounted) setState('leaving');
    });
    return () => {
      mounted = false;
    };
  }, []);

  if (state === 'gone') return null;
  return (
    <div
      role="status"
      data-state={state}
      className="home-loader housing graticule"
      onAnimationEnd={() => setState('gone')}
    >
      <svg viewBox="0 0 120 48" aria-hidden="true" className="home-loader-trace">
        <path d="M2 40h20L30 6q16 30 88 33" pathLength="1" />
      </svg>
      <p>Loading — Preparing dashboard</p>
    </div>
  );
}
