import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { documentedMessages, shapesIn, undocumented } from '../support/log-shapes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const documented = documentedMessages();

/** What the code logs: `level` is empty where it depends. A message that is put together ends where it is. */
function loggedBy(file: string): { msg: string; level: string }[] {
  const content = readFileSync(join(ROOT, file), 'utf8');
  // Most files log nothing, and need not be parsed.
  if (!/\blog(ger)?\??[.[]/.test(content)) return [];
  const found: { msg: string; level: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const callee = node.expression;
    const target =
      ts.isPropertyAccessExpression(callee) || ts.isElementAccessExpression(callee) ? callee.expression : null;
    if (target === null || !/(^|\.)(log|logger)$/.test(target.getText())) return;
    const message = node.arguments.at(-1);
    const level = ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
    if (message !== undefined && ts.isStringLiteralLike(message)) found.push({ msg: message.text, level });
    if (message !== undefined && ts.isTemplateExpression(message)) found.push({ msg: `${message.head.text}…`, level });
  };
  visit(ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true));
  return found;
}

describe('docs/logs.md', () => {
  // The fields of all lines that tests make are compared at the end of a run: test/support/reporter.ts.
  test('names every message of the code with its level, and no other', () => {
    const logged = globSync('src/**/*.ts', { cwd: ROOT }).flatMap(loggedBy);
    expect(logged.length).toBeGreaterThan(30);
    const messages = new Set(logged.map(({ msg }) => msg));
    expect(documented.map(({ msg }) => msg).toSorted()).toEqual([...messages].toSorted());
    for (const { msg, level } of logged) {
      if (level !== '') expect(documented.find((message) => message.msg === msg)?.level, msg).toContain(level);
    }
  });

  test('a message or a field that it lacks is told', () => {
    const log = [
      '{"level":30,"time":"…","port":1,"msg":"the port is taken, another one is used"}',
      '{"level":30,"time":"…","data":{},"msg":"queue: slow"}',
      'node: bad option',
    ];
    expect(undocumented(shapesIn(log.join('\n')), documented)).toEqual([]);
    const strange = ['{"level":30,"msg":"stopped","why":1}', '{"level":30,"msg":"well"}'].join('\n');
    expect(undocumented(shapesIn(strange), documented)).toEqual([
      '“stopped” has a field why that docs/logs.md does not name',
      '“well” is not in docs/logs.md',
    ]);
  });
});
