import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadedPictureId } from '../../src/site/paths.ts';
import { builtInSlides } from '../../src/slides/builtInSlides.ts';
import { openSite } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

const day = 86_400_000;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7264' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();

describeStores('pictures uploaded for hero slides', (stores) => {
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
    await one.services.slides.replace(changed);
    expect(await other.services.slides.list()).toEqual(changed);
    await one.close();
    if (other !== one) await other.close();
  });
});
