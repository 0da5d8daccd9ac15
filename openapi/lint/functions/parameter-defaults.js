import { operations, resolve } from './document.js';

/** Reports parameters that state how they are written: generated clients and servers agree only about the defaults. */
export default function parameterDefaults(document) {
  const keywords = ['style', 'explode', 'allowReserved', 'allowEmptyValue', 'content'];
  return [...operations(document, 'paths'), ...operations(document, 'webhooks')].flatMap(({ path, operation }) =>
    (operation.parameters ?? []).flatMap((parameter, index) =>
      keywords
        .filter((keyword) => resolve(document, parameter)[keyword] !== undefined)
        .map((keyword) => ({
          message: `A parameter must not state ${keyword}.`,
          path: [...path, 'parameters', index],
        })),
    ),
  );
}
