/** Changes planted in the toy contract, each with the operation that it breaks; null where callers notice nothing. */
export interface Plant {
  what: string;
  breaks: string | null;
  /** Changes the contract in place. */
  plant(contract: Contract): void;
}

/** A document to reach into without ceremony. */
// biome-ignore lint/suspicious/noExplicitAny: a planted change reaches anywhere
export type Contract = any;

const schema = (contract: Contract, name: string): Contract => contract.components.schemas[name];
const request = (contract: Contract): Contract => schema(contract, 'BrandRequest').properties;
const brand = (contract: Contract): Contract => schema(contract, 'Brand');
const list = (contract: Contract): Contract => contract.paths['/brands'].get;
const create = (contract: Contract): Contract => contract.paths['/brands'].post;
const read = (contract: Contract): Contract => contract.paths['/brands/{id}'].get;
const event = (contract: Contract): Contract => contract.webhooks['brand.created'].post;
const without = (names: string[], name: string): string[] => names.filter((one) => one !== name);

const breaking = (breaks: string, what: string, plant: Plant['plant']): Plant => ({ what, breaks, plant });
const harmless = (what: string, plant: Plant['plant']): Plant => ({ what, breaks: null, plant });

export const PLANTS: readonly Plant[] = [
  breaking('getBrand', 'an operation removed', (c) => delete c.paths['/brands/{id}'].get),
  breaking('getBrand', 'a path removed', (c) => delete c.paths['/brands/{id}']),
  breaking('getHealth', 'a path renamed', (c) => {
    c.paths['/wellness'] = c.paths['/health'];
    delete c.paths['/health'];
  }),
  breaking('getHealth', 'the prefix of all paths changed', (c) => {
    c.servers = [{ url: '/store' }];
  }),
  breaking('getHealth', 'an operationId changed, which is a name in clients', (c) => {
    c.paths['/health'].get.operationId = 'readHealth';
  }),
  breaking('getBrand', 'an operation put back on the roadmap', (c) => {
    read(c)['x-maturity'] = 'Roadmap';
  }),
  breaking('listBrands', 'a status of success removed', (c) => delete list(c).responses['304']),
  breaking('getBrand', 'a status of refusal removed', (c) => delete read(c).responses['404']),
  breaking('createBrand', 'another status of success', (c) => {
    const { responses } = create(c);
    responses['202'] = responses['201'];
    delete responses['201'];
  }),
  breaking('exportBrands', 'a content type removed', (c) => {
    delete c.paths['/export'].get.responses['200'].content['text/csv'];
  }),
  breaking('createBrand', 'a content type of the request removed', (c) => {
    create(c).requestBody.content = { 'text/json': create(c).requestBody.content['application/json'] };
  }),
  breaking('listBrands', 'a header of the response removed', (c) => delete list(c).responses['200'].headers.ETag),
  breaking('listBrands', 'a header of the response made optional', (c) => {
    list(c).responses['200'].headers.ETag.required = false;
  }),

  breaking('createBrand', 'a new required property in a request', (c) => {
    request(c).country = { type: 'string' };
    schema(c, 'BrandRequest').required.push('country');
  }),
  breaking('createBrand', 'an optional property of a request made required', (c) => {
    schema(c, 'BrandRequest').required.push('language');
  }),
  breaking('createBrand', 'a property of a request removed', (c) => delete request(c).website),
  breaking('createBrand', 'an enum narrowed in a request', (c) => {
    request(c).language.enum = ['zh', 'en'];
  }),
  breaking('createBrand', 'an enum set where anything went', (c) => {
    request(c).name.enum = ['Acme'];
  }),
  breaking('createBrand', 'a const set where an enum was', (c) => {
    delete request(c).language.enum;
    request(c).language.const = 'zh';
  }),
  breaking('createBrand', 'a tighter maxLength', (c) => {
    request(c).name.maxLength = 50;
  }),
  breaking('createBrand', 'a maxLength where none was', (c) => {
    request(c).aliases.items.maxLength = 50;
  }),
  breaking('createBrand', 'a tighter minLength', (c) => {
    request(c).name.minLength = 2;
  }),
  breaking('createBrand', 'a higher minimum', (c) => {
    request(c).budget.minimum = 10;
  }),
  breaking('createBrand', 'a minimum that is no longer included', (c) => {
    delete request(c).budget.minimum;
    request(c).budget.exclusiveMinimum = 0;
  }),
  breaking('createBrand', 'a lower maximum', (c) => {
    request(c).budget.maximum = 100;
  }),
  breaking('createBrand', 'fewer items', (c) => {
    request(c).aliases.maxItems = 5;
  }),
  breaking('createBrand', 'at least one item', (c) => {
    request(c).aliases.minItems = 1;
  }),
  breaking('createBrand', 'items that must differ', (c) => {
    request(c).aliases.uniqueItems = true;
  }),
  breaking('createBrand', 'a multiple wanted', (c) => {
    request(c).budget.multipleOf = 10;
  }),
  breaking('createBrand', 'another pattern', (c) => {
    request(c).name.pattern = '^[A-Z]';
  }),
  breaking('createBrand', 'a format wanted', (c) => {
    request(c).name.format = 'hostname';
  }),
  breaking('createBrand', 'null no longer taken', (c) => {
    request(c).website.type = 'string';
  }),
  breaking('createBrand', 'another type in a request', (c) => {
    request(c).budget = { type: 'string' };
  }),
  breaking('createBrand', 'one of several forms no longer taken', (c) => {
    request(c).source.oneOf.pop();
  }),
  breaking('createBrand', 'a property of one of several forms tightened', (c) => {
    schema(c, 'Page').properties.url.maxLength = 100;
  }),
  breaking('createBrand', 'a const of one of several forms changed', (c) => {
    schema(c, 'Page').properties.kind.const = 'site';
  }),
  breaking('takeNote', 'a body made required', (c) => {
    c.paths['/notes'].post.requestBody.required = true;
  }),
  breaking('takeNote', 'a body no longer taken', (c) => delete c.paths['/notes'].post.requestBody),
  breaking('takeNote', 'a request closed that was open', (c) => {
    schema(c, 'Note').additionalProperties = false;
  }),
  breaking('takeNote', 'a request within a request closed', (c) => {
    schema(c, 'Note').properties.of.additionalProperties = false;
  }),
  breaking('takeNote', 'a property required deep inside', (c) => {
    schema(c, 'Note').properties.of.required = ['brand'];
  }),
  breaking('listBrands', 'a body wanted where none was', (c) => {
    list(c).requestBody = { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
  }),

  breaking('listBrands', 'a parameter made required', (c) => {
    list(c).parameters[1].required = true;
  }),
  breaking('listBrands', 'a new required parameter', (c) => {
    list(c).parameters.push({ name: 'of', in: 'query', required: true, schema: { type: 'string' } });
  }),
  breaking('listBrands', 'a parameter removed', (c) => list(c).parameters.pop()),
  breaking('listBrands', 'a parameter narrowed', (c) => {
    list(c).parameters[0].schema.maximum = 30;
  }),
  breaking('listBrands', 'an enum of a parameter narrowed', (c) => {
    list(c).parameters[1].schema.enum.pop();
  }),
  breaking('listBrands', 'items of a parameter narrowed', (c) => {
    list(c).parameters[2].schema.items.maxLength = 10;
  }),
  breaking('listBrands', 'another default', (c) => {
    list(c).parameters[0].schema.default = 30;
  }),
  breaking('getBrand', 'a parameter of the whole path narrowed', (c) => {
    c.paths['/brands/{id}'].parameters[0].schema.maxLength = 10;
  }),

  breaking('getBrand', 'a property of a response removed', (c) => {
    delete brand(c).properties.rank;
    brand(c).required = without(brand(c).required, 'rank');
  }),
  breaking('getBrand', 'an optional property of a response removed', (c) => delete brand(c).properties.note),
  breaking('getBrand', 'a property of a response made optional', (c) => {
    brand(c).required = without(brand(c).required, 'rank');
  }),
  breaking('getBrand', 'a property of a response made nullable', (c) => {
    brand(c).properties.name.type = ['string', 'null'];
  }),
  breaking('getBrand', 'another type in a response', (c) => {
    brand(c).properties.rank = { type: 'string' };
  }),
  breaking('getBrand', 'a wider type in a response', (c) => {
    brand(c).properties.rank = { type: 'number', format: 'double', minimum: 0 };
  }),
  breaking('getBrand', 'other items in a response', (c) => {
    brand(c).properties.tags.items = { type: 'integer' };
  }),
  breaking('getBrand', 'items of a response made nullable', (c) => {
    brand(c).properties.tags.items.type = ['string', 'null'];
  }),
  breaking('getBrand', 'a fixed vocabulary of a response widened', (c) => {
    brand(c).properties.severity.enum.push('critical');
  }),
  breaking('getBrand', 'a lower minimum in a response', (c) => {
    brand(c).properties.rank.minimum = -1;
  }),
  breaking('getBrand', 'a form more in a response', (c) => {
    c.components.schemas.File = structuredClone(schema(c, 'Page'));
    schema(c, 'File').properties.kind.const = 'file';
    brand(c).properties.origin.oneOf.push({ $ref: '#/components/schemas/File' });
  }),
  breaking('getBrand', 'another discriminator in a response', (c) => {
    brand(c).properties.origin.discriminator.propertyName = 'url';
  }),
  breaking('getBrand', 'another format in a response', (c) => {
    brand(c).properties.id.format = 'date-time';
  }),
  breaking('getBrand', 'a component of a response replaced', (c) => {
    read(c).responses['200'].content['application/json'].schema = { $ref: '#/components/schemas/Health' };
  }),

  breaking('listBrands', 'a higher scope wanted', (c) => {
    list(c).security = [{ apiKey: ['write'] }];
  }),
  breaking('createBrand', 'one of several credentials no longer taken', (c) => create(c).security.pop()),
  breaking('createBrand', 'both of two credentials wanted', (c) => {
    create(c).security = [{ apiKey: ['write'], cookie: [] }];
  }),
  breaking('getHealth', 'credentials wanted where none were', (c) => {
    c.paths['/health'].get.security = [{ apiKey: ['read'] }];
  }),
  breaking('createBrand', 'a credential sent elsewhere', (c) => {
    c.components.securitySchemes.cookie.name = 'sid';
  }),
  breaking('createBrand', 'a higher team role wanted', (c) => {
    create(c)['x-role'] = 'admin';
  }),
  breaking('listBrands', 'a tier wanted', (c) => {
    list(c)['x-tier'] = 'starter';
  }),

  breaking('onBrandCreated', 'a webhook removed', (c) => delete c.webhooks['brand.created']),
  breaking('onBrandCreated', 'a property of a webhook removed', (c) => {
    schema(c, 'BrandCreated').properties.data = { type: 'object' };
  }),
  breaking('onBrandCreated', 'a property of a webhook made nullable', (c) => {
    schema(c, 'BrandCreated').properties.data.properties.brandId.type = ['string', 'null'];
  }),
  breaking('onBrandCreated', 'the name of an event changed', (c) => {
    schema(c, 'BrandCreated').properties.type.const = 'brand.made';
  }),
  breaking('onBrandCreated', 'a header of a webhook removed', (c) => event(c).parameters.pop()),

  harmless('nothing', () => {}),
  harmless('an optional property in a request', (c) => {
    request(c).country = { type: 'string', maxLength: 2 };
  }),
  harmless('a longer maxLength', (c) => {
    request(c).name.maxLength = 200;
  }),
  harmless('a higher maximum', (c) => {
    request(c).budget.maximum = 5000;
  }),
  harmless('a wider enum in a request', (c) => request(c).language.enum.push('fr')),
  harmless('null taken as well', (c) => {
    request(c).language.type = ['string', 'null'];
    request(c).language.enum.push(null);
  }),
  harmless('null taken as well where anything goes', (c) => {
    request(c).budget.type = ['number', 'null'];
  }),
  harmless('a required property of a request made optional', (c) => {
    schema(c, 'BrandRequest').required = [];
  }),
  harmless('one more form taken', (c) => {
    c.components.schemas.File = structuredClone(schema(c, 'Page'));
    schema(c, 'File').properties.kind.const = 'file';
    request(c).source.oneOf.push({ $ref: '#/components/schemas/File' });
  }),
  harmless('fewer bounds', (c) => {
    delete request(c).budget.minimum;
    request(c).budget.exclusiveMinimum = -1;
    delete request(c).aliases.maxItems;
    request(c).aliases.minItems = 0;
  }),
  harmless('a pattern no longer wanted', (c) => delete request(c).name.pattern),
  harmless('a new operation', (c) => {
    c.paths['/words'] = { get: { ...structuredClone(list(c)), operationId: 'listWords' } };
  }),
  harmless('a new webhook', (c) => {
    c.webhooks['brand.gone'] = { post: { ...structuredClone(event(c)), operationId: 'onBrandGone' } };
  }),
  harmless('a new optional parameter', (c) => {
    list(c).parameters.push({ name: 'of', in: 'query', schema: { type: 'string' } });
  }),
  harmless('a new status of refusal', (c) => {
    list(c).responses['409'] = structuredClone(list(c).responses['400']);
  }),
  harmless('a new content type', (c) => {
    c.paths['/export'].get.responses['200'].content['text/plain'] = { schema: { type: 'string' } };
  }),
  harmless('a new header of the response', (c) => {
    list(c).responses['200'].headers['X-Total'] = { schema: { type: 'integer' } };
  }),
  harmless('an added field in a response', (c) => {
    brand(c).properties.colour = { type: 'string' };
  }),
  harmless('an added required field in a response', (c) => {
    brand(c).properties.colour = { type: ['string', 'null'] };
    brand(c).required.push('colour');
  }),
  harmless('an optional field of a response that is always there', (c) => brand(c).required.push('note')),
  harmless('a field of a response that is never null again', (c) => {
    brand(c).properties.website.type = 'string';
  }),
  harmless('an added field in a webhook', (c) => {
    schema(c, 'BrandCreated').properties.data.properties.name = { type: 'string' };
  }),
  harmless('words', (c) => {
    list(c).summary = 'All the brands';
    list(c).description = 'Every brand.';
    list(c).responses['200'].description = 'They.';
    brand(c).properties.name.description = 'What it is called.';
    brand(c).properties.name.examples = ['Acme'];
    c.info.version = '1.1.0';
    c.info.description = 'About it.';
  }),
  harmless('another name of a component', (c) => {
    c.components.schemas.Wellness = schema(c, 'Health');
    delete c.components.schemas.Health;
    for (const path of ['/health', '/plans']) {
      const [media] = Object.values<Contract>(c.paths[path].get.responses['200'].content);
      media.schema = { $ref: '#/components/schemas/Wellness' };
    }
  }),
  harmless('a schema written out', (c) => {
    c.paths['/health'].get.responses['200'].content['application/json'].schema = structuredClone(schema(c, 'Health'));
  }),
  harmless('a lower scope', (c) => {
    create(c).security[0].apiKey = ['read'];
  }),
  harmless('one more credential taken', (c) => list(c).security.push({ cookie: [] })),
  harmless('credentials no longer wanted', (c) => {
    list(c).security = [];
  }),
  harmless('a lower team role', (c) => {
    create(c)['x-role'] = 'viewer';
  }),
  harmless('a Beta that became stable', (c) => {
    read(c)['x-maturity'] = 'Stable';
  }),
  harmless('anything on the roadmap', (c) => delete c.paths['/plans']),
  harmless('an announcement', (c) => {
    Object.assign(list(c), { deprecated: true, 'x-announced': '2026-01-01', 'x-sunset': '2026-06-01' });
  }),
];
