import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadedPictureId } from '../../src/site/paths.ts';
import { builtInSlides } from '../../src/slides/builtInSlides.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite, describeStores } from '../support/stores.ts';

const day = 86_400_000;
const asha = { email: 'asha@example.com' };
const ravi = { email: 'ravi@example.com' };

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7264' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();

describeSqlite('pictures uploaded for hero slides', (stores) => {
  test('are re-encoded as smaller WebP files without metadata', async () => {
    const site = await openSite(await stores.fresh());
    const { slidePictures } = site.services;
    const address = await slidePictures.add(await picture(3000, 2000));
    expect(address).toMatch(/^\/images\/uploads\/[0-9a-f-]{36}\.webp$/);
    const stored = await slidePictures.find(uploadedPictureId(address ?? '') ?? '');
    const { format, width, height, exif } = await sharp(stored).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 1600,
      height: 1067,
      exif: undefined,
    });
    expect(await slidePictures.has(address ?? '')).toBe(true);
    await site.close();
  });

  test('are rejected if they are not pictures', async () => {
    const site = await openSite(await stores.fresh());
    const { slidePictures } = site.services;
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    for (const content of ['', 'GIF89a', '%PDF-1.7', drawing, '\xff\xd8\xff broken'])
      expect(await slidePictures.add(Buffer.from(content, 'latin1')), content).toBeUndefined();
    expect(await slidePictures.find('nowhere')).toBeUndefined();
    expect(await slidePictures.has('/images/uploads/../x.webp')).toBe(false);
    await site.close();
  });

  test('are deleted a day after the last slide stopped using them', async () => {
    let now = Date.now();
    const site = await openSite(await stores.fresh(), () => now);
    const { slidePictures } = site.services;
    const shown = (await slidePictures.add(await picture(60, 40))) ?? '';
    const dropped = (await slidePictures.add(await picture(60, 40))) ?? '';
    await slidePictures.clean([shown]);
    expect(await slidePictures.has(dropped)).toBe(true);
    now += day + 1;
    await slidePictures.clean([shown]);
    expect(await slidePictures.has(dropped)).toBe(false);
    expect(await slidePictures.has(shown)).toBe(true);
    await site.close();
  });
});

describeStores('hero slides', (stores) => {
  test('changed on one instance are visible on all', async () => {
    const env = await stores.fresh();
    const one = await openSite(env);
    const other = stores.engine === 'postgres' ? await openSite(env) : one;
    expect(await other.services.slides.list()).toEqual(builtInSlides);
    const changed = builtInSlides.slice(1);
    expect(await one.services.slides.replace(asha, changed, '')).toBe(true);
    expect(await other.services.slides.list()).toEqual(changed);
    await one.close();
    if (other !== one) await other.close();
  });

  test('saved by two people at once are those of one, and the other is told', async () => {
    const env = await stores.fresh();
    const one = await openSite(env);
    const other = stores.engine === 'postgres' ? await openSite(env) : one;
    // More than one round, because saves meet only once the database has opened its connections.
    for (let round = 0; round < 25; round++) {
      const { version } = await one.services.slides.current();
      const sets = [builtInSlides.slice(round % 2), builtInSlides.slice(0, 1 + (round % 2))];
      const saved = await Promise.all([
        one.services.slides.replace(asha, sets[0] ?? [], version),
        other.services.slides.replace(ravi, sets[1] ?? [], version),
      ]);
      expect(saved.toSorted()).toEqual([false, true]);
      const { slides } = await one.services.slides.current();
      expect(slides).toEqual(sets[saved.indexOf(true)]);
      expect((await one.services.slides.lastSave())?.actor).toBe(
        [asha, ravi][saved.indexOf(true)]?.email,
      );
    }
    await one.close();
    if (other !== one) await other.close();
  });

  test('saved twice by a second press of the button are saved once', async () => {
    const site = await openSite(await stores.fresh());
    const { slides, db } = site.services;
    const some = builtInSlides.slice(1);
    const presses = [slides.replace(asha, some, ''), slides.replace(asha, some, '')];
    expect(await Promise.all(presses)).toEqual([true, true]);
    expect((await db.selectFrom('deeds').select('id').execute()).length).toBe(1);
    await site.close();
  });

  test('are the built-in ones while the table is empty or holds an old copy of them', async () => {
    const site = await openSite(await stores.fresh());
    const { slides, db } = site.services;
    expect(await db.selectFrom('hero_slides').selectAll().execute()).toEqual([]);
    expect(await slides.list()).toBe(builtInSlides);
    const texts = { subtitle: '', cta_text: 'Old', cta_href: '/', image_src: '/', image_alt: '' };
    const copy = { id: 'built-in-0', position: 0, heading_lines: '["a","b","c"]', ...texts };
    await db.insertInto('hero_slides').values(copy).execute();
    expect((await slides.version()).length).toBe(0);
    expect(await slides.list()).toBe(builtInSlides);
    await slides.replace(asha, builtInSlides.slice(1), '');
    expect(await slides.list()).toEqual(builtInSlides.slice(1));
    await site.close();
  });
});
