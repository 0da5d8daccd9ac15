import { expect, test } from 'vitest';
import type { ValidationError } from '../../../openapi/codegen/operation.ts';
import { explainErrors } from '../../../src/http/validation-messages.ts';

const fault = (keyword: string, params: Record<string, unknown>, instancePath = '/text'): ValidationError =>
  ({ keyword, params, instancePath, schemaPath: '' }) as ValidationError;
const notBlank = { pattern: String.raw`^\s*\S[\s\S]*$` };

test('an empty text is told of once, a blank one in words', () => {
  expect(explainErrors([fault('minLength', { limit: 1 }), fault('pattern', notBlank)], 'body')).toEqual([
    { path: 'body.text', message: 'must not be empty' },
  ]);
  expect(explainErrors([fault('pattern', notBlank)], 'body')).toEqual([
    { path: 'body.text', message: 'must not be blank' },
  ]);
});

test('of another field, and of a text that is too short, the pattern is told', () => {
  const told = explainErrors(
    [
      fault('minLength', { limit: 1 }, '/a'),
      fault('pattern', { pattern: '^x' }, '/b'),
      fault('pattern', { pattern: '^y' }),
    ],
    'body',
  );
  expect(told.map(({ path }) => path)).toEqual(['body.a', 'body.b', 'body.text']);
  const short = explainErrors([fault('minLength', { limit: 3 }), fault('pattern', { pattern: '^x' })], 'query');
  expect(short.map(({ message }) => message)).toEqual([
    'must be at least 3 characters long',
    'must match the pattern ^x',
  ]);
});
