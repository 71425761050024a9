import { extractText, getDocumentProxy } from 'unpdf';
import { company } from '../../src/site/company.ts';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

for (const path of [paths.home, paths.evSimulator, paths.reflector, paths.vodichron])
  test(`${path} prints its heading, and name, phone and address on every page`, async ({
    page,
  }) => {
    await page.goto(path);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())));
    const plain = (words: string) => words.replaceAll(/\s+/g, '').toLowerCase();
    expect(plain(text.join(''))).toContain(plain(heading));
    for (const words of text)
      for (const fact of [company.name, company.phone.text, company.address.street])
        expect(plain(words)).toContain(plain(fact));
  });
