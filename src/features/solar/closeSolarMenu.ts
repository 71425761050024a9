/** A place chosen in the mobile menu closes it. */
const menu = document.getElementById('solar-menu');
menu?.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) menu.hidePopover();
});
