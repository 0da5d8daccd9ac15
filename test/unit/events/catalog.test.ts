import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { events as direct } from '../../../generated/direct/operations.ts';
import { events as v1 } from '../../../generated/v1/operations.ts';
import type { Validator } from '../../../openapi/codegen/operation.ts';
import { EVENT_CATALOG, type EventInterface, selectableEvents } from '../../../src/events/catalog.ts';
import { envelopeOf } from '../../../src/events/envelope.ts';

const described: Record<EventInterface, Readonly<Record<string, Validator>>> = { v1, direct };

interface Webhook {
  post: { requestBody: { content: { 'application/json': { examples: Record<string, { value: Sent }> } } } };
}

interface Sent {
  eventId: string;
  type?: string;
  event?: string;
  brandId?: string | null;
  createdAt?: string;
  timestamp?: string;
  data: object;
}

function examplesOf(iface: EventInterface): [string, Sent][] {
  const document = JSON.parse(
    readFileSync(new URL(`../../../generated/${iface}/openapi.json`, import.meta.url), 'utf8'),
  );
  return Object.entries(document.webhooks as Record<string, Webhook>).flatMap(([type, { post }]) =>
    Object.values(post.requestBody.content['application/json'].examples).map(({ value }): [string, Sent] => [
      type,
      value,
    ]),
  );
}

describe.each(['v1', 'direct'] as const)('%s', (iface) => {
  test('the catalogue has the events that the contract describes', () => {
    const listed = Object.entries(EVENT_CATALOG).filter(([, { interfaces }]) => interfaces.includes(iface));
    expect(listed.map(([type]) => type).toSorted()).toEqual(Object.keys(described[iface]).toSorted());
  });

  test.each(examplesOf(iface))('%s: the envelope of its example is the example', (type, example) => {
    const at = new Date(example.createdAt ?? example.timestamp ?? '');
    const { eventId: id, brandId = null, data } = example;
    const envelope = envelopeOf(iface, { id, type, brandId, at, data });
    expect(envelope).toEqual(example);
    const validate = described[iface][type] as Validator;
    expect(validate(envelope)).toBe(true);
    expect(validate({ ...envelope, more: 1 })).toBe(false);
    expect(validate({ ...envelope, data: { ...data, more: 1 } })).toBe(false);
    expect(validate({ ...envelope, data: {} })).toBe(false);
  });
});

test('tests and announcements are not chosen', () => {
  expect(selectableEvents('v1')).toEqual([
    'citation.discovered',
    'priority.changed',
    'sentinel.triggered',
    'uplift.measured',
  ]);
  expect(selectableEvents('direct')).toHaveLength(5);
});
