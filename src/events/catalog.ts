/**
 * Every event that the service sends. The contract describes each of them (`webhooks` of the two documents); what is here is
 * the same for those who write events, and a test compares the two. Times in `data` are ISO 8601 in UTC.
 */

export type EventInterface = 'v1' | 'direct';

/** Fields of `data` by event type, exactly as they are sent. */
export interface EventData {
  // v1; `platform` is an id of that interface (`glm`).
  'citation.discovered': {
    brandId: string;
    platform: string;
    sourceUrl: string;
    sourceDomain: string;
    promptHash: string;
    discoveredAt: string;
  };
  'priority.changed': {
    brandId: string;
    platform: string;
    /** Fractions, 0 to 1. */
    before: number;
    after: number;
    delta: number;
    observedAt: string;
  };
  'sentinel.triggered': {
    brandId: string;
    incidentId: string;
    severity: string;
    type: string;
    title: string;
    openedAt: string;
  };
  'uplift.measured': {
    brandId: string;
    suggestionId: string;
    metric: string;
    before: number;
    after: number;
    lift: number;
    measuredAt: string;
  };
  // direct; `platform` is an id of that interface (`zhipu`).
  'wiki.page.created': WikiPageData;
  'wiki.page.updated': WikiPageData;
  'lint.issue.detected': {
    pageId: string;
    issueId: string;
    rule: string;
    severity: string;
    message: string;
    /** 0-based, in Unicode code points of the page. */
    position: number;
  };
  'aeo.batch.completed': { batchId: string; successCount: number; failureCount: number };
  'citation.gap.alert': {
    platform: string;
    sourceUrl: string;
    sourceDomain: string;
    competitor: string;
    promptHash: string;
    runId: string;
  };
  // Of both interfaces, and not selectable.
  'webhook.test': { webhookId: string; message: string };
  'api.change.announced': {
    title: string;
    summary: string;
    operations: string[];
    announcedAt: string;
    effectiveAt: string;
    url: string | null;
  };
}

interface WikiPageData {
  pageId: string;
  title: string;
  revision: number;
  updatedBy: string;
}

export type EventType = keyof EventData;

export type EventDataOf<Type extends EventType> = EventData[Type];

/** Which interfaces send an event, and whether an endpoint chooses to receive it. */
export const EVENT_CATALOG: Readonly<
  Record<EventType, { readonly interfaces: readonly EventInterface[]; readonly selectable: boolean }>
> = {
  'citation.discovered': { interfaces: ['v1'], selectable: true },
  'priority.changed': { interfaces: ['v1'], selectable: true },
  'sentinel.triggered': { interfaces: ['v1'], selectable: true },
  'uplift.measured': { interfaces: ['v1'], selectable: true },
  'wiki.page.created': { interfaces: ['direct'], selectable: true },
  'wiki.page.updated': { interfaces: ['direct'], selectable: true },
  'lint.issue.detected': { interfaces: ['direct'], selectable: true },
  'aeo.batch.completed': { interfaces: ['direct'], selectable: true },
  'citation.gap.alert': { interfaces: ['direct'], selectable: true },
  'webhook.test': { interfaces: ['v1', 'direct'], selectable: false },
  'api.change.announced': { interfaces: ['v1', 'direct'], selectable: false },
};

/** The event types that endpoints of an interface can choose, in the catalog's order. */
export function selectableEvents(iface: EventInterface): EventType[] {
  return (Object.keys(EVENT_CATALOG) as EventType[]).filter((type) => {
    const { interfaces, selectable } = EVENT_CATALOG[type];
    return selectable && interfaces.includes(iface);
  });
}
