import { operations as consoleOperations } from '../../generated/console/operations.ts';
import { operations as direct } from '../../generated/direct/operations.ts';
import { operations as v1 } from '../../generated/v1/operations.ts';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';

export type InterfaceName = 'direct' | 'v1' | 'console';
export type ListedOperation = [name: InterfaceName, operationId: string, operation: OperationEntry];

/** Every operation of every interface, from the generated tables: a new one is among them as soon as it is described. */
export const EVERY_OPERATION: readonly ListedOperation[] = [
  ...Object.entries(direct).map(([id, entry]): ListedOperation => ['direct', id, entry]),
  ...Object.entries(v1).map(([id, entry]): ListedOperation => ['v1', id, entry]),
  ...Object.entries(consoleOperations).map(([id, entry]): ListedOperation => ['console', id, entry]),
];

/** The operation's path, about something that nobody has. */
export function someTarget(operation: OperationEntry): string {
  return operation.fullPath.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());
}

/** Whether only callers with credentials are answered. */
export function needsCredentials({ security }: OperationEntry): boolean {
  return security.length > 0 && security.every((alternative) => Object.keys(alternative).length > 0);
}
