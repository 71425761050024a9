/** Closes the mobile menu when one of its links is followed. */
const menu = document.getElementById('solar-menu');
menu?.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) menu.hidePopover();
});
