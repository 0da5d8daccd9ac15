import type { WriteEmail } from '../email/index.ts';
import type { OpenedAlert } from './delivery/escalation.ts';

const ALERT_TEMPLATE = 'delivery_alert';

/** The e-mail that tells operators of an alert. */
export function alertEmail(recipient: string, alert: OpenedAlert) {
  const { accountId, endpointId, alertId, url, deliveries, lastFailure } = alert;
  const data = {
    accountId,
    endpointId,
    alertId,
    url,
    deliveries: String(deliveries),
    failure: lastFailure ?? 'untried',
  };
  return { recipient, template: ALERT_TEMPLATE, data };
}

export const eventEmails: Readonly<Record<string, WriteEmail>> = {
  async [ALERT_TEMPLATE]({ recipient, data }) {
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
};
