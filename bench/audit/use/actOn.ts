import type { Locator } from '@playwright/test';

const typed: Record<string, string> = {
  'input email': 'asha@example.com',
  'input tel': '+912055500100',
  'input number': '42',
  'input search': 'surge gen',
  'input url': 'https://example.com',
  'input date': '11152026',
};
const clicked = [
  'button',
  'summary',
  'a',
  'li',
  'div',
  'input checkbox',
  'input radio',
  'input submit',
];
const patience = { timeout: 5000 };

/** Uses a control the way a hand on mouse and keyboard does. */
export async function actOn(control: Locator, kind: string): Promise<void> {
  await control.scrollIntoViewIfNeeded(patience);
  if (kind === 'select') {
    await control.focus(patience);
    return control.press('ArrowDown');
  }
  if (kind === 'input range') {
    await control.focus(patience);
    for (const key of ['ArrowRight', 'ArrowRight', 'PageUp', 'ArrowLeft']) await control.press(key);
    return;
  }
  if (clicked.includes(kind) || kind.startsWith('button')) {
    // A box that is drawn by its label is hit through it.
    const label = kind.startsWith('input') ? control.locator('xpath=ancestor::label[1]') : control;
    return ((await label.count()) > 0 ? label : control).click(patience);
  }
  await control.click(patience);
  await control.pressSequentially(typed[kind] ?? 'Asha Rao');
}
