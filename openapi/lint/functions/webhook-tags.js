import { operations } from './document.js';

/** Reports webhooks whose tag is not their own: generators write one class per tag, and a shared one overwrites the other. */
export default function webhookTags(document) {
  const used = new Set(operations(document, 'paths').flatMap(({ operation }) => operation.tags ?? []));
  return operations(document, 'webhooks').flatMap(({ path, operation }) =>
    (operation.tags ?? [''])
      .filter((tag) => used.has(tag) || !tag.startsWith('webhook-'))
      .map((tag) => ({ message: `The webhook tag "${tag}" must begin with webhook- and be on no operation.`, path })),
  );
}
