import { recordSecret } from './run-record.ts';

interface Exchange {
  /** By lower-case name. */
  requestHeaders: Record<string, string>;
  requestBody: string | undefined;
  setCookies: readonly string[];
  responseBody: string;
}

/** Records what is secret in an exchange: what the caller proves or chooses, and what the reply shows once. */
export function recordExchange({ requestHeaders, requestBody, setCookies, responseBody }: Exchange): void {
  recordKey(/^Bearer +(\S+)$/i.exec(requestHeaders.authorization ?? '')?.[1]);
  for (const cookie of [requestHeaders.cookie ?? '', ...setCookies]) {
    recordSecret('session', /(?:^|; ?)(?:__Host-)?answerscope=([\w-]{40,})/.exec(cookie)?.[1]);
  }
  visit(jsonOf(requestBody ?? ''), (name, value) => {
    if (/password$/i.test(name)) recordSecret('password', value);
    if (name === 'token' && value.length >= 40) recordSecret('emailed token', value);
  });
  visit(jsonOf(responseBody), (name, value) => {
    if (name === 'key') recordKey(value);
    if (name === 'secret') recordSecret('webhook secret', value);
  });
}

function recordKey(value: string | undefined): void {
  if (value !== undefined && /^(answerscope_|sk_live_|sk_test_)\w{24,}$/.test(value)) recordSecret('key', value);
}

/** Calls back with every text field, at any depth: some tests nest deeper than the stack. */
function visit(value: unknown, found: (name: string, value: string) => void): void {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, field] of Object.entries(next)) {
      if (typeof field === 'string') found(name, field);
      else left.push(field);
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
