import { expect, test } from 'vitest';
import { downloadHeaders } from './headers.ts';
import { readForm, textField } from './readForm.ts';

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers });

test('a form is read, and its text stripped of control characters', async () => {
  const body = new URLSearchParams({ text: ' a\r\nb\0\u0007\tc ', long: 'x'.repeat(50) });
  const form = await readForm(post(body), 1000);
  expect(form && textField(form, 'text')).toBe('a\nb\tc');
  expect(form && textField(form, 'long', 10)).toBe('x'.repeat(10));
  expect(form && textField(form, 'missing')).toBe('');
});

test('a file in place of text counts as empty', async () => {
  const data = new FormData();
  data.set('text', new File(['x'], 'x.txt'));
  const form = await readForm(post(data), 1000);
  expect(form && textField(form, 'text')).toBe('');
});

test('a body that is too large, of another type or malformed is rejected', async () => {
  expect(await readForm(post(new URLSearchParams({ a: 'x'.repeat(100) })), 50)).toBeUndefined();
  expect(await readForm(post('{}', { 'Content-Type': 'application/json' }), 50)).toBeUndefined();
  const type = 'multipart/form-data; boundary=x';
  expect(await readForm(post('nonsense', { 'Content-Type': type }), 50)).toBeUndefined();
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(10_000)) });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
  const request = new Request('http://localhost/', init);
  expect(await readForm(request, 50_000)).toBeUndefined();
});

test('the name of a download cannot break out of its quotes or the header', () => {
  const headers = downloadHeaders('application/octet-stream', 'a"; x=\r\nSet-Cookie: b — é.pdf');
  const disposition = headers['Content-Disposition'] ?? '';
  expect(disposition).toMatch(/^[ -~]+$/);
  expect(disposition.match(/"/g)?.length).toBe(2);
  expect(disposition).toContain("filename*=UTF-8''a%22%3B");
});
