import { expect, test } from 'vitest';
import { createSessionCookie } from '../../../src/accounts/sessions/index.ts';

const secure = createSessionCookie({ secure: true });
const plain = createSessionCookie({ secure: false });

test('over https the cookie is bound to the host and to https', () => {
  expect(secure.write('token', 86_400)).toBe(
    '__Host-answerscope=token; Max-Age=86400; Path=/; Secure; HttpOnly; SameSite=Lax',
  );
  expect(secure.clear()).toBe('__Host-answerscope=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax');
});

test('over plain http it has a name without the prefix', () => {
  expect(plain.write('token', 60)).toBe('answerscope=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
});

test.each([
  ['__Host-answerscope=abc', 'abc'],
  ['theme=dark; __Host-answerscope=abc; other=1', 'abc'],
  ['__Host-answerscope=first; __Host-answerscope=second', 'first'],
  ['__Host-answerscope=', null],
  ['x__Host-answerscope=abc', null],
  // Any page of the host's parent domain can set a cookie of this name: it is not believed over https.
  ['answerscope=abc', null],
  ['', null],
  [undefined, null],
])('%j holds the token %j', (header, token) => {
  expect(secure.read(header)).toBe(token);
});
