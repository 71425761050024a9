/** Loads the bench's program when it comes near the screen. */
const bench = document.querySelector<HTMLElement>('[data-bench]');
if (bench) {
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { runBench } = await import('./runBench.ts');
      runBench(bench);
    },
    { rootMargin: '300px' },
  );
  observer.observe(bench);
}
