import './home.css';

/** Covers the page until hideLoader.ts takes it away. */
export const HomeLoader = () => (
  <div role="status" className="home-loader housing graticule">
    <svg viewBox="0 0 120 48" aria-hidden="true" className="home-loader-trace">
      <path d="M2 40h20L30 6q16 30 88 33" pathLength="1" />
    </svg>
    <p>Loading — Preparing dashboard</p>
  </div>
);
