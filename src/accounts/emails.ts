import type { Knex } from 'knex';
import type { WriteEmail } from '../email/index.ts';
import { generateToken, hashToken } from './secret-token.ts';
import { selectInvitationToSend, setInvitationToken } from './team/invitation-store.ts';
import type { EmailTemplate } from './users/index.ts';
import { unconfirmedPerson } from './users/sign-up.ts';
import { findUserByEmail, insertToken } from './users/user-store.ts';

const CONFIRM_MS = 24 * 3_600_000;
const RESET_MS = 3_600_000;

/** The e-mails of signing up and in. Links lead to pages of the console below `publicUrl`. */
export function accountEmails(options: {
  knex: Knex;
  now: () => Date;
  publicUrl: () => string;
}): Record<EmailTemplate, WriteEmail> {
  const { knex, now } = options;
  const linkTo = (page: string, token: string): string => `${options.publicUrl()}/console/${page}?token=${token}`;

  const newToken = async (userId: string, purpose: 'confirm_email' | 'reset_password', lifeMs: number) => {
    const token = generateToken();
    const at = now();
    const expiresAt = new Date(at.getTime() + lifeMs);
    await insertToken(knex, { hash: hashToken(token), userId, purpose, at, expiresAt });
    return token;
  };

  return {
    async confirm_email({ recipient }) {
      const person = await unconfirmedPerson(knex, recipient);
      if (person === null) return null;
      const link = linkTo('confirm', await newToken(person.userId, 'confirm_email', CONFIRM_MS));
      return {
        to: recipient,
        subject: 'Confirm your e-mail address',
        link,
        text: `Follow this link within 24 hours to confirm your address and open your Answerscope account:\n\n${link}\n\nIf you did not sign up, do nothing: no account is made.\n`,
      };
    },

    async already_registered({ recipient }) {
      const link = `${options.publicUrl()}/console/sign-in`;
      return {
        to: recipient,
        subject: 'You already have an Answerscope account',
        link,
        text: `Someone, probably you, tried to sign up with this address, which has an account already. Sign in here:\n\n${link}\n\nIf you forgot your password, ask for a new one there.\n`,
      };
    },

    async reset_password({ recipient }) {
      const user = await findUserByEmail(knex, recipient);
      if (user === null) return null;
      const link = linkTo('reset-password', await newToken(user.id, 'reset_password', RESET_MS));
      return {
        to: user.email,
        subject: 'Set a new password',
        link,
        text: `Follow this link within an hour to set a new password:\n\n${link}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n`,
      };
    },

    async invitation({ recipient, data }) {
      const { accountId = '', invitationId = '' } = data;
      const invitation = await selectInvitationToSend(knex, accountId, invitationId, now());
      if (invitation === null) return null;
      const token = generateToken();
      await setInvitationToken(knex, accountId, invitationId, hashToken(token));
      const link = linkTo('invitation', `${accountId}.${invitationId}.${token}`);
      return {
        to: recipient,
        subject: `You are invited to ${invitation.accountName} on Answerscope`,
        link,
        text: `You are invited to the team of ${invitation.accountName} as ${invitation.role}. Follow this link within 7 days:\n\n${link}\n`,
      };
    },
  };
}
