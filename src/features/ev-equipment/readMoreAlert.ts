/** Read More names the product in an alert, then brings its description into view. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-read-more]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    window.alert(`Read more about ${form.dataset.readMore}`);
    const card = document.getElementById(form.getAttribute('action')?.slice(1) ?? '');
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  });
}
