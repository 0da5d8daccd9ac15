/** Reports component schemas `NewX` beside `X`, and names that are not PascalCase (such as the `Brand_2` of a bundling clash). */
export default function schemaNames(document) {
  const names = Object.keys(document.components?.schemas ?? {});
  return names.flatMap((name) => {
    const path = ['components', 'schemas', name];
    if (name.startsWith('New') && names.includes(name.slice(3))) {
      return [{ message: `${name} beside ${name.slice(3)} does not compile in Go, where NewX makes an X.`, path }];
    }
    return /^([A-Z][a-z0-9]*)+$/.test(name) ? [] : [{ message: `The schema name ${name} is not PascalCase.`, path }];
  });
}
