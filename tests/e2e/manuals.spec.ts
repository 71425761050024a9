import { expect } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import { paths } from '../../src/site/paths.ts';
import { accessibilityFaults } from '../support/accessibilityFaults.ts';
import { allProducts } from '../support/instruments.ts';
import { readPdf } from '../support/readPdf.ts';
import { test } from '../support/test.ts';

const chapters = [
  ...['Safety', 'The instruments', 'Installation', 'Operation', 'Remote control', 'Verification'],
  ...['Faults', 'Care and calibration', 'Technical data', 'Disposal and service'],
].map((chapter, index) => `${index + 1} ${chapter}`);

const waiting = (seconds: number) =>
  seconds >= 180 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

test('there is a manual for every instrument, with its figures and its waiting time', async ({
  page,
  request,
}) => {
  await page.goto(paths.manuals);
  const links = page.getByRole('link', { name: /^Download: / });
  const manuals = await Promise.all(
    (await links.all()).map(async (link) => {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toBe('application/pdf');
      return readPdf(await response.body());
    }),
  );
  for (const pdf of manuals) {
    const title = String(pdf.info.Title);
    expect(title).toMatch(/: user manual$/);
    expect(pdf.info.Author).toBe(company.name);
    expect(accessibilityFaults(pdf), title).toEqual([]);
    expect(pdf.text, title).not.toMatch(/localhost|@\w+ |undefined/);
    for (const words of pdf.pages.slice(1, -1)) expect(words.length, title).toBeGreaterThan(300);
  }
  const ofInstruments = manuals.filter(({ bookmarks }) => bookmarks.includes(chapters[1] ?? ''));
  for (const { bookmarks, info } of ofInstruments)
    expect(
      bookmarks.filter((title) => /^\d+ /.test(title)),
      String(info.Title),
    ).toEqual(chapters);
  for (const { name, order, dischargeSeconds, body } of allProducts) {
    const covering = ofInstruments.filter(({ text }) => text.includes(`${name} ${order.code} `));
    expect(covering, name).toHaveLength(1);
    expect(covering[0]?.text).toContain(`${name} ${waiting(dischargeSeconds)}`);
    expect(covering[0]?.text).toContain(`${body.massKg} kg`);
  }
});
