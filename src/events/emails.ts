import type { WriteEmail } from '../email/index.ts';
import type { EventDataOf } from './catalog.ts';
import type { OpenedAlert } from './delivery/escalation.ts';

/** An e-mail that is promised in the transaction of its cause, and written when it is sent. */
export interface EventEmail {
  recipient: string;
  template: 'delivery_alert' | 'api_change';
  data: Record<string, string>;
}

/** Tells operators of an alert. */
export function alertEmail(recipient: string, alert: OpenedAlert): EventEmail {
  const { accountId, endpointId, alertId, url, deliveries, lastFailure } = alert;
  const data = {
    accountId,
    endpointId,
    alertId,
    url,
    deliveries: String(deliveries),
    failure: lastFailure ?? 'untried',
  };
  return { recipient, template: 'delivery_alert', data };
}

/** Tells people of a breaking change. */
export function announcementEmail(recipient: string, change: EventDataOf<'api.change.announced'>): EventEmail {
  const { title, summary, operations, effectiveAt, url } = change;
  const data = { title, summary, operations: operations.join(', '), effectiveAt, url: url ?? '' };
  return { recipient, template: 'api_change', data };
}

export const eventEmails: Readonly<Record<EventEmail['template'], WriteEmail>> = {
  async delivery_alert({ recipient, data }) {
    const lines = [
      'Events were not delivered within 24 hours.',
      '',
      `Endpoint: ${data.url} (${data.endpointId})`,
      `Account: ${data.accountId}`,
      `Deliveries so far: ${data.deliveries}`,
      `Latest failure: ${data.failure}`,
      `Alert: ${data.alertId}`,
      '',
      'More of this endpoint are added to the same alert until someone resolves it in the console.',
      '',
    ];
    return { to: recipient, subject: 'Events were not delivered for 24 hours', text: lines.join('\n'), link: null };
  },

  async api_change({ recipient, data }) {
    const lines = [
      `${data.title}`,
      '',
      `${data.summary}`,
      '',
      `Operations: ${data.operations}`,
      `Takes effect: ${data.effectiveAt}`,
      ...(data.url ? ['', data.url] : []),
      '',
    ];
    const subject = `A change of the Answerscope API: ${data.title}`;
    return { to: recipient, subject, text: lines.join('\n'), link: data.url || null };
  },
};
