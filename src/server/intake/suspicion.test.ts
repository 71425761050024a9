import { expect, test } from 'vitest';
import { suspicionOf } from './suspicion.ts';

const of = (json: Record<string, unknown>) => suspicionOf({ entries: [], json, file: undefined });

test.each([
  [{ _remark: 'buy', _elapsed: '5000' }, { spam: 'honeypot' }],
  [{ _remark: 'buy', _elapsed: '5' }, { spam: 'honeypot' }],
  [{ _remark: '', _elapsed: '999' }, { mark: 'quick' }],
  [{ _elapsed: 0 }, { mark: 'quick' }],
  [{ _elapsed: '1000' }, undefined],
  [{ _elapsed: '' }, undefined],
  [{ _elapsed: 'soon' }, undefined],
  [{}, undefined],
])('%j is %j', (hidden, suspicion) => expect(of(hidden)).toEqual(suspicion));
