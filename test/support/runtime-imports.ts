import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface RuntimeImport {
  /** A path beneath the root, or the name of a package. */
  to: string;
  /** Only when the code comes by. */
  lazy: boolean;
}

const known = new Map<string, RuntimeImport[]>();

/** What a file imports when it runs: no types. */
function runtimeImportsOf(root: string, file: string): RuntimeImport[] {
  const path = join(root, file);
  const imports = known.get(path) ?? readImports(path, file);
  known.set(path, imports);
  return imports;
}

function readImports(path: string, file: string): RuntimeImport[] {
  const found: RuntimeImport[] = [];
  const add = (specifier: ts.Node, lazy: boolean): void => {
    if (!ts.isStringLiteral(specifier)) return;
    const { text } = specifier;
    found.push({ to: text.startsWith('.') ? join(dirname(file), text) : packageOf(text), lazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeImport(node)) add(node.moduleSpecifier, false);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !isTypeExport(node)) add(node.moduleSpecifier, false);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]) {
      add(node.arguments[0], true);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function isTypeExport({ isTypeOnly }: ts.ExportDeclaration): boolean {
  return isTypeOnly;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Everything that is loaded when `file` is: files beneath the root and packages. */
export function loadedWith(root: string, file: string, options: { lazily: boolean }): Set<string> {
  const loaded = new Set([file]);
  for (const path of loaded) {
    if (!path.endsWith('.ts')) continue;
    for (const { to, lazy } of runtimeImportsOf(root, path)) if (options.lazily || !lazy) loaded.add(to);
  }
  return loaded;
}
