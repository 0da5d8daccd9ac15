import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSearch } from '../../support/secrets/find-leaks.ts';
import type { RecordedSecret } from '../../support/secrets/run-record.ts';

const KEY = `sk_live_${'k3Y'.repeat(10)}zz`;
const TOKEN = 'tOken-_'.repeat(6).padEnd(43, 'x');
const SECRETS: RecordedSecret[] = [
  { kind: 'key', value: KEY },
  { kind: 'key', value: `sk_live_${'other'.repeat(6)}zz` },
  { kind: 'emailed token', value: TOKEN },
  { kind: 'password', value: '密码 correct horse' },
];
const search = createSearch(SECRETS);
const leaksIn = (...lines: string[]) => search(Buffer.from(lines.map((line) => `${line}\n`).join('')));

const EMAIL = {
  msg: 'no e-mail server is configured (SMTP_URL): this e-mail was not sent',
  to: 'a@b.example',
  link: `https://x.example/console/reset?token=${TOKEN}`,
};

describe('a secret in a log line is found', () => {
  test.each([
    ['in a field', JSON.stringify({ authorization: `Bearer ${KEY}` })],
    ['inside another word', `{"url":"/api/x${KEY}y"}`],
    ['at the very beginning', KEY],
  ])('%s', (_, line) => {
    const leaks = leaksIn('{"msg":"before"}', line, '{"msg":"after"}');
    expect(leaks).toEqual([{ kind: 'key', line: line.replace(KEY, '[the secret]') }]);
  });

  test('in a log that is nothing else, and in its last, unfinished line', () => {
    expect(search(Buffer.from(KEY))).toHaveLength(1);
    expect(search(Buffer.from(`first\nlast ${KEY}`))).toEqual([{ kind: 'key', line: 'last [the secret]' }]);
  });

  test('of more than ASCII', () => {
    expect(leaksIn('{"body":"密码 correct horse"}')).toMatchObject([{ kind: 'password' }]);
  });

  test('each time it stands there', () => {
    expect(leaksIn(KEY, 'nothing', KEY)).toHaveLength(2);
  });

  test('among a thousand others, in a hundred thousand lines', () => {
    const many = Array.from({ length: 1_000 }, () => ({
      kind: 'session' as const,
      value: randomBytes(32).toString('base64url'),
    }));
    const lines = Array.from({ length: 100_000 }, () => `{"requestId":"${randomBytes(16).toString('hex')}"}`);
    lines[54_321] = `{"cookie":"${many[678]?.value}"}`;
    expect(createSearch(many)(Buffer.from(lines.join('\n')))).toEqual([
      { kind: 'session', line: '{"cookie":"[the secret]"}' },
    ]);
  });
});

describe('nothing is found', () => {
  test.each([
    ['in what is only the beginning of a key', JSON.stringify({ prefix: KEY.slice(0, 12) })],
    ['in what is only its end', KEY.slice(1)],
    ['where the link of an e-mail stands that no server took', JSON.stringify(EMAIL)],
  ])('%s', (_, line) => expect(leaksIn(line)).toEqual([]));
});

describe('the link of an e-mail is no excuse', () => {
  test.each([
    ['for its token in another line', JSON.stringify({ ...EMAIL, msg: 'request' })],
    ['for its token in another field', JSON.stringify({ ...EMAIL, subject: TOKEN })],
    ['for a key in it', JSON.stringify({ ...EMAIL, link: `https://x.example/?key=${KEY}` })],
    ['in a line that is no log entry', `${EMAIL.msg} ${TOKEN}`],
  ])('%s', (_, line) => expect(leaksIn(line)).not.toEqual([]));
});
