import { afterAll, describe, expect, test } from 'vitest';
import { emailedToken, newColleague, newOwner, PASSWORD, stranger, type TestPerson } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

const service = useService({ roles: { api: true, worker: false } });

/** Without an e-mail server the log shows links, for whoever runs the service. Nothing else that is secret is ever in it. */
afterAll(() => {
  const cookies = [...service.log.matchAll(/answerscope=[\w-]{43}/g)].map(([cookie]) => cookie);
  expect(cookies).toEqual([]);
  for (const secret of [PASSWORD, 'four more words than before', 'not the password', '$argon2']) {
    expect(service.log).not.toContain(secret);
  }
});

describe('signing up and in', () => {
  test('a person signs up, confirms the address, signs in and owns a new account', async () => {
    const person = stranger(service);
    const json = { email: person.email, password: PASSWORD, name: '林静', accountName: 'Example Motors' };
    expect((await person.call('/console/api/sign-up', { json })).status).toBe(202);
    expect((await person.signIn()).status).toBe(403);
    const token = await emailedToken(service, person.email, 'confirm');
    expect((await person.call('/console/api/sign-up/confirmation', { json: { token } })).status).toBe(200);
    const again = await person.call('/console/api/sign-up/confirmation', { json: { token } });
    expect(again.status).toBe(422);

    const signedIn = await person.signIn();
    expect(signedIn.status).toBe(200);
    const [cookie] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/^answerscope=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const session = await bodyOf(await person.call('/console/api/session'));
    expect(session).toMatchObject({
      user: { email: person.email, name: '林静' },
      account: { name: 'Example Motors', tier: 'free' },
      role: 'owner',
    });
    const packs = await bodyOf(await person.call('/console/api/packs'));
    expect(packs.packs).toMatchObject([{ name: 'Discovery', isDefault: true, templates: 40 }]);
  });

  test('two links followed at the same moment make one account', async () => {
    const person = stranger(service);
    const json = { email: person.email, password: PASSWORD };
    await person.call('/console/api/sign-up', { json });
    const first = await emailedToken(service, person.email, 'confirm');
    await person.call('/console/api/sign-up', { json });
    const second = () => emailedToken(service, person.email, 'confirm');
    await expect.poll(second).not.toBe(first);
    const confirm = (token: string) => person.call('/console/api/sign-up/confirmation', { json: { token } });
    const responses = await Promise.all([confirm(first), confirm(await second())]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const session = await bodyOf(await person.signIn());
    expect(session.accounts).toHaveLength(1);
  });

  test('an address that is known gets the same response, and an e-mail that says so', async () => {
    const owner = await newOwner(service);
    const json = { email: owner.email.toUpperCase(), password: 'another long password' };
    const response = await stranger(service).call('/console/api/sign-up', { json });
    expect(response.status).toBe(202);
    await service.accounts.mailer.sendDue();
    expect(service.log).toContain('You already have an Answerscope account');
    owner.cookie = '';
    expect((await owner.signIn()).status).toBe(200);
  });

  test('a wrong password and an unknown person are refused in the same words', async () => {
    const owner = await newOwner(service);
    const wrong = await owner.signIn('not the password');
    const unknown = await stranger(service).signIn();
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const words = (await bodyOf(wrong)).error.message;
    expect((await bodyOf(unknown)).error.message).toBe(words);
  });

  test('failed attempts are throttled for a person, but not where they signed in before', async () => {
    const owner = await newOwner(service);
    const attackers = Array.from({ length: 12 }, () => stranger(service, owner.email));
    const statuses: number[] = [];
    for (const attacker of attackers) statuses.push((await attacker.signIn('a guess at it')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await stranger(service, owner.email).signIn()).status).toBe(429);
    expect((await owner.signIn()).status).toBe(200);
    service.advanceClock(11 * 60_000);
    expect((await stranger(service, owner.email).signIn()).status).toBe(200);
  });

  test('a lost password is set anew by an e-mailed link, which ends every session', async () => {
    const owner = await newOwner(service);
    const elsewhere = stranger(service);
    expect((await elsewhere.call('/console/api/password/reset', { json: { email: owner.email } })).status).toBe(202);
    const unknown = await elsewhere.call('/console/api/password/reset', { json: { email: 'nobody@example.com' } });
    expect(unknown.status).toBe(202);
    const token = await emailedToken(service, owner.email, 'reset-password');
    const json = { token, password: 'four more words than before' };
    expect((await elsewhere.call('/console/api/password/reset/confirmation', { json })).status).toBe(200);
    expect((await owner.call('/console/api/session')).status).toBe(401);
    owner.cookie = '';
    expect((await owner.signIn()).status).toBe(401);
    expect((await owner.signIn('four more words than before')).status).toBe(200);
  });
});

describe('sessions', () => {
  test('slide for 24 hours with use, end 30 days after signing in, and 24 hours after the last use', async () => {
    const owner = await newOwner(service);
    const idle = await newOwner(service);
    for (let day = 0; day < 29; day += 1) {
      service.advanceClock(23 * 3_600_000);
      const response = await owner.call('/console/api/session');
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()[0]).toContain('HttpOnly');
    }
    expect((await idle.call('/console/api/session')).status).toBe(401);
    service.advanceClock(23 * 3_600_000);
    await owner.call('/console/api/session');
    service.advanceClock(23 * 3_600_000);
    await owner.call('/console/api/session');
    service.advanceClock(23 * 3_600_000);
    expect((await owner.call('/console/api/session')).status).toBe(401);
  });

  test('signing in again ends the session that the browser had', async () => {
    const owner = await newOwner(service);
    const first = owner.cookie;
    await owner.signIn();
    expect(owner.cookie).not.toBe(first);
    expect((await owner.call('/console/api/session')).status).toBe(200);
    expect((await owner.call('/console/api/session', { headers: { cookie: first } })).status).toBe(401);
  });

  test('signing out ends one, signing out everywhere all, with the next request', async () => {
    const owner = await newOwner(service);
    const first = owner.cookie;
    const second = await elsewhere(owner);
    expect((await owner.call('/console/api/session', { headers: { cookie: second } })).status).toBe(200);
    expect((await owner.call('/console/api/sign-out', { method: 'POST' })).status).toBe(200);
    expect(owner.cookie).toBe('');
    expect((await owner.call('/console/api/session', { headers: { cookie: first } })).status).toBe(401);
    await owner.signIn();
    const ended = await bodyOf(await owner.call('/console/api/sign-out/everywhere', { method: 'POST' }));
    expect(ended).toEqual({ ended: 2 });
    expect((await owner.call('/console/api/session', { headers: { cookie: second } })).status).toBe(401);
  });

  test('changing the password needs the old one and ends the other sessions', async () => {
    const owner = await newOwner(service);
    const other = await elsewhere(owner);
    const wrong = { currentPassword: 'not the password', password: 'four more words than before' };
    expect((await owner.call('/console/api/password', { method: 'PUT', json: wrong })).status).toBe(422);
    const right = { ...wrong, currentPassword: PASSWORD };
    const changed = await owner.call('/console/api/password', { method: 'PUT', json: right });
    expect(await bodyOf(changed)).toEqual({ ended: 1 });
    expect((await owner.call('/console/api/session')).status).toBe(200);
    expect((await owner.call('/console/api/session', { headers: { cookie: other } })).status).toBe(401);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ])('a write with %o is answered %i', async (headers, status) => {
    const owner = await newOwner(service);
    const change = { method: 'PATCH', json: { name: 'New name' }, headers: headers as Record<string, string> };
    expect((await owner.call('/console/api/account', change)).status).toBe(status);
  });

  test('a write without Sec-Fetch-Site needs the Origin of the service', async () => {
    const owner = await newOwner(service);
    const write = (headers: Record<string, string>) =>
      service.call('/console/api/account', {
        method: 'PATCH',
        json: { name: 'New name' },
        headers: { cookie: owner.cookie, ...headers },
      });
    expect((await write({})).status).toBe(403);
    expect((await write({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await write({ origin: 'null' })).status).toBe(403);
    expect((await write({ origin: service.url })).status).toBe(200);
  });

  test('another site cannot sign a browser in', async () => {
    const owner = await newOwner(service);
    const json = { email: owner.email, password: PASSWORD };
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await owner.call('/console/api/sign-in', { json, headers })).status).toBe(403);
  });

  test('a session is accepted by the direct interface, by role, and not by the versioned one', async () => {
    const owner = await newOwner(service);
    const viewer = await newColleague(service, owner, 'viewer');
    const json = { brand: 'Linear', category: 'project management software', platforms: ['kimi'] };
    expect((await owner.call('/api/query', { json })).status).toBe(200);
    expect((await viewer.call('/api/query', { json })).status).toBe(403);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await owner.call('/api/query', { json, headers: foreign })).status).toBe(403);
    expect((await owner.call('/api/v1/brands')).status).toBe(401);
  });
});

describe('the team', () => {
  test('roles decide what a person may do, from their next request on', async () => {
    const owner = await newOwner(service);
    const colleague = await newColleague(service, owner, 'viewer');
    expect((await colleague.call('/console/api/members')).status).toBe(200);
    expect((await colleague.call('/console/api/keys')).status).toBe(403);
    const members = (await bodyOf(await owner.call('/console/api/members'))).members;
    expect(members).toMatchObject([
      { email: owner.email, role: 'owner' },
      { email: colleague.email, role: 'viewer' },
    ]);
    const path = `/console/api/members/${members[1].userId}`;
    expect((await owner.call(path, { method: 'PATCH', json: { role: 'admin' } })).status).toBe(200);
    expect((await colleague.call('/console/api/keys')).status).toBe(200);
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(200);
    expect((await colleague.call('/console/api/members')).status).toBe(401);
  });

  test('only owners make owners, and the last one stays', async () => {
    const owner = await newOwner(service);
    const admin = await newColleague(service, owner, 'admin');
    const [first, second] = (await bodyOf(await owner.call('/console/api/members'))).members;
    const change = (by: typeof admin, id: string, role: string) =>
      by.call(`/console/api/members/${id}`, { method: 'PATCH', json: { role } });
    expect((await change(admin, second.userId, 'owner')).status).toBe(403);
    expect((await change(admin, first.userId, 'member')).status).toBe(403);
    expect((await change(owner, first.userId, 'member')).status).toBe(409);
    expect((await admin.call(`/console/api/members/${first.userId}`, { method: 'DELETE' })).status).toBe(403);
    const asOwner = { email: 'boss@example.com', role: 'owner' };
    expect((await admin.call('/console/api/invitations', { json: asOwner })).status).toBe(403);
    expect((await change(owner, second.userId, 'owner')).status).toBe(200);
    expect((await change(owner, first.userId, 'member')).status).toBe(200);
  });

  test('an invitation can be taken back, is replaced by the next, and works once', async () => {
    const owner = await newOwner(service);
    const invited = stranger(service);
    const json = { email: invited.email, role: 'member' };
    const first = await bodyOf(await owner.call('/console/api/invitations', { json }));
    const old = await emailedToken(service, invited.email, 'invitation');
    const second = await bodyOf(await owner.call('/console/api/invitations', { json }));
    await service.accounts.mailer.sendDue();
    const accept = (token: string, password?: string) =>
      invited.call('/console/api/invitations/acceptance', { json: { token, ...(password ? { password } : {}) } });
    expect((await accept(old, PASSWORD)).status).toBe(422);
    const pending = (await bodyOf(await owner.call('/console/api/invitations'))).invitations;
    expect(pending.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    expect(first.id).not.toBe(second.id);
    const token = await emailedToken(service, invited.email, 'invitation');
    expect((await accept(token)).status).toBe(422);
    expect((await accept(token, PASSWORD)).status).toBe(200);
    expect((await accept(token, PASSWORD)).status).toBe(422);
    expect((await owner.call('/console/api/invitations', { json })).status).toBe(409);
  });
});

/** The cookie of the person's session in another browser. */
async function elsewhere(person: TestPerson): Promise<string> {
  const browser = stranger(service, person.email);
  await browser.signIn();
  return browser.cookie;
}
