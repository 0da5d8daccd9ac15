import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configFrom } from '../../src/config.ts';
import { PASSWORD, stranger } from '../support/console.ts';
import { useService } from '../support/service.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';

let smtp: SmtpServer;
const config = {
  smtpUrl: '',
  publicUrl: 'https://answerscope.example',
  emailFrom: 'Answerscope <us@answerscope.example>',
};

beforeAll(async () => {
  smtp = await startSmtpServer();
  config.smtpUrl = smtp.url;
});
afterAll(() => smtp.close());

describe('with an e-mail server and behind https', () => {
  const service = useService({ config, roles: { api: true, worker: false } });

  test('the link is e-mailed, works, is in no log, and the session cookie is bound to https', async () => {
    const person = stranger(service);
    const json = { email: person.email, password: PASSWORD };
    await person.call('/console/api/sign-up', { json });
    await expect.poll(() => smtp.received).toHaveLength(1);
    const email = unwrapped(smtp.received[0] ?? '');
    expect(email).toContain(`To: ${person.email}`);
    expect(email).toContain('From: Answerscope <us@answerscope.example>');
    const token = email.match(/https:\/\/answerscope\.example\/console\/confirm\?token=([\w-]{43})/)?.[1] ?? '';
    expect(service.log).not.toContain(token);
    expect((await person.call('/console/api/sign-up/confirmation', { json: { token } })).status).toBe(200);
    const [cookie] = (await person.signIn()).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-answerscope=[\w-]{43}; Max-Age=86400; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect((await person.call('/console/api/session')).status).toBe(200);
    const plain = { cookie: person.cookie.replace('__Host-', '') };
    expect((await person.call('/console/api/session', { headers: plain })).status).toBe(401);
  });

  test('behind a proxy that rewrites Host, the public address is the origin', async () => {
    const person = stranger(service);
    const json = { email: person.email, password: PASSWORD };
    const from = (origin: string) => service.call('/console/api/sign-in', { json, headers: { origin } });
    expect((await from('https://answerscope.example')).status).toBe(401);
    expect((await from('https://elsewhere.example')).status).toBe(403);
  });

  test('what the server does not take is sent again later, with a link that works', async () => {
    smtp.refusing = true;
    const before = smtp.received.length;
    const person = stranger(service);
    await person.call('/console/api/sign-up', { json: { email: person.email, password: PASSWORD } });
    const waiting = () => service.knex('email_outbox').where({ recipient: person.email }).first('attempts', 'due_at');
    await expect.poll(() => service.log).toContain('451 later');
    smtp.refusing = false;
    service.advanceClock(121_000);
    await service.accounts.mailer.sendDue();
    await expect.poll(waiting).toBeUndefined();
    expect(smtp.received).toHaveLength(before + 1);
    const token = unwrapped(smtp.received.at(-1) ?? '').match(/token=([\w-]{43})/)?.[1];
    expect((await person.call('/console/api/sign-up/confirmation', { json: { token } })).status).toBe(200);
  });
});

test.each([
  [{ PUBLIC_URL: 'answerscope.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://answerscope.example/path' }, 'PUBLIC_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
])('%o is refused at the start', (environment, name) => {
  expect(() => configFrom(environment)).toThrow(name);
});

/** Without the soft line breaks of quoted-printable. */
function unwrapped(email: string): string {
  return email.replaceAll('=\n', '').replaceAll('=3D', '=');
}
