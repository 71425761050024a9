import { expect, test } from 'vitest';
import {
  doc,
  docWithMacros,
  docx,
  docxWithMacros,
  pdf,
  zip,
} from '../../tests/support/documents.ts';
import { acceptAttribute, extensions } from './attachment.ts';
import { hasMacros } from './fileKind.ts';
import type { FileKind } from './form.ts';
import { findForm, formNames } from './forms.ts';

const ruleOf = (name: string) => findForm(name)?.attachment;

test('these forms take a file, and only an application must have one', () => {
  const rules = formNames.flatMap((name) => {
    const rule = ruleOf(name);
    return rule ? [[name, rule.field, rule.required, acceptAttribute(rule)]] : [];
  });
  expect(rules).toEqual([
    ['join', 'cv', false, '.pdf,.doc,.docx'],
    ['application', 'resume', true, '.pdf,.doc,.docx'],
    ['quote', 'order', false, '.pdf,.doc,.docx'],
    ['support', 'picture', false, '.png,.jpg,.pdf'],
    ['care', 'picture', false, '.png,.jpg,.pdf'],
  ]);
});

test.each(['join', 'application', 'support'])('%s says what is wrong with a file', (name) => {
  const rule = ruleOf(name);
  expect(Object.keys(rule?.messages ?? {}).toSorted()).toEqual([
    'active',
    'empty',
    'missing',
    'notWhole',
    'tooLarge',
    'wrongKind',
  ]);
  for (const kind of rule?.kinds ?? [])
    expect(rule?.messages.wrongKind).toContain(extensions[kind]);
});

test.each<[string, FileKind, Buffer, boolean]>([
  ['a plain .doc', 'doc', doc(), false],
  ['a .doc with macros', 'doc', docWithMacros(), true],
  ['a .doc with a project', 'doc', doc('WordDocument', '_VBA_PROJECT'), true],
  ['a .doc with a storage of another name', 'doc', doc('WordDocument', 'MacrosOld'), false],
  ['a plain .docx', 'docx', docx(), false],
  ['a .docx with macros', 'docx', docxWithMacros(), true],
  ['a .docx with data of macros', 'docx', zip({ 'word/VBADATA.xml': '' }), true],
  ['a .docx with a part of a similar name', 'docx', zip({ 'word/vbaProject.bin.txt': '' }), false],
  ['a .docx with another part', 'docx', zip({ 'word/vbaData.xml.rels': '' }), false],
  ['a .pdf that looks like a .docx with macros', 'pdf', docxWithMacros(), false],
  ['a .pdf', 'pdf', pdf(), false],
])('%s', (_what, kind, content, macros) => expect(hasMacros(kind, content)).toBe(macros));
