try {
  const t = localStorage.getItem('theme');
  const { dataset } = document.documentElement;
  if (t === 'light' || t === 'dark') dataset.theme = t;
  if (localStorage.getItem('quote-list')) dataset.quoteList = '';
} catch {}
