/** The types of the errors that clients meet: every code with the status it is answered with. */
import { FAILURES } from '../../src/failure.ts';
import { HEADER } from './header.ts';

export function generateErrors(): string {
  const entries = Object.entries(FAILURES).map(([code, status]) => `    ${code}: ${status};\n`);
  return `${HEADER}/** The codes of errors, each with its HTTP status. */\nexport interface ErrorStatuses {\n${entries.join('')}}\n`;
}
