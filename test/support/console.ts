import type { JudgedFetch, JudgedInit } from './judged-fetch.ts';
import { recordSecret } from './secrets/run-record.ts';
import type { TestService } from './service.ts';

/** What a browser on the service's own pages sends with every request. */
const FROM_HERE = { 'sec-fetch-site': 'same-origin' };

export const PASSWORD = 'correct horse battery staple';

/** A person with a browser: its cookie goes along with every request. */
export interface TestPerson {
  readonly email: string;
  /** The `Cookie` header, `''` while signed out. */
  cookie: string;
  call: JudgedFetch;
  signIn(password?: string): Promise<Response>;
}

export interface TestOwner extends TestPerson {
  readonly accountId: string;
  readonly userId: string;
}

let people = 0;

/** Someone with an address and a browser who is not signed in. Each calls from an address of their own. */
export function stranger(service: TestService, email?: string): TestPerson {
  people += 1;
  const ip = `198.18.${Math.floor(people / 250)}.${(people % 250) + 1}`;
  const person: TestPerson = {
    email: email ?? `person-${people}-${Date.now()}@example.com`,
    cookie: '',
    async call(path, init: JudgedInit = {}) {
      const cookie = person.cookie === '' ? {} : { cookie: person.cookie };
      const headers = { ...FROM_HERE, 'x-forwarded-for': ip, ...cookie, ...init.headers };
      const response = await service.call(path, { ...init, headers });
      const set = response.headers.getSetCookie()[0];
      if (set !== undefined) person.cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
      return response;
    },
    signIn: (password = PASSWORD) => person.call('/console/api/sign-in', { json: { email: person.email, password } }),
  };
  return person;
}

/** Signs up, follows the e-mailed link and signs in: the owner of a new account. */
export async function newOwner(service: TestService): Promise<TestOwner> {
  const person = stranger(service);
  const json = { email: person.email, password: PASSWORD, name: '林静', accountName: `Account of ${person.email}` };
  await person.call('/console/api/sign-up', { json });
  const token = await emailedToken(service, person.email, 'confirm');
  await person.call('/console/api/sign-up/confirmation', { json: { token } });
  const session = (await (await person.signIn()).json()) as { user: { id: string }; account: { id: string } };
  return Object.assign(person, { accountId: session.account.id, userId: session.user.id });
}

/** A colleague of the owner with this role, invited, joined and signed in. */
export async function newColleague(service: TestService, owner: TestPerson, role: string): Promise<TestPerson> {
  const person = stranger(service);
  await owner.call('/console/api/invitations', { json: { email: person.email, role } });
  const token = await emailedToken(service, person.email, 'invitation');
  await person.call('/console/api/invitations/acceptance', { json: { token, password: PASSWORD } });
  await person.signIn();
  return person;
}

/** The token of the latest link of a kind that was e-mailed to an address: without a server, the log has it. */
export async function emailedToken(service: TestService, email: string, page: string): Promise<string> {
  const started = Date.now();
  while (Date.now() - started < 25_000) {
    const line = service.log
      .split('\n')
      .findLast((text) => text.includes(`"to":"${email}"`) && text.includes(`/console/${page}?token=`));
    const token = line?.match(/\?token=([\w.-]+)/)?.[1];
    recordSecret('emailed token', token);
    if (token !== undefined) return token;
    await service.accounts.mailer.sendDue();
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`no link to ${page} was e-mailed to ${email}`);
}
