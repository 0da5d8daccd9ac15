import type { HealthReport } from '../health/index.ts';
import type { Deps } from './deps.ts';

type HealthReply =
  | { status: 200; body: HealthReport }
  | { status: 503; body: HealthReport; headers: { 'Retry-After': string } };

/** `GET /health` of every interface. */
export async function getHealth({ deps }: { deps: Deps }): Promise<HealthReply> {
  const body = await deps.health.report();
  return body.status === 'ok' ? { status: 200, body } : { status: 503, body, headers: { 'Retry-After': '5' } };
}
