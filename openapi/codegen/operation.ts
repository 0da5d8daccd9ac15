/** The shape of one entry of a generated operations table: everything the HTTP edge needs to know about an operation. */

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** A generated validation function; its `errors` are those of the last call. Synchronous, so they cannot be mixed up. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}

export interface ValidationError {
  /** JSON pointer of the wrong value, `/platforms/2`. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Schemes that must all hold, with the scopes wanted of each. `{}` admits anonymous callers. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

export interface OperationEntry {
  readonly method: Method;
  /** As in the document, `/brands/{id}`. */
  readonly path: string;
  /** With the prefix of the server, `/api/v1/brands/{id}`. */
  readonly fullPath: string;
  readonly tags: readonly string[];
  /** One alternative is enough; an empty list admits everybody. */
  readonly security: readonly SecurityAlternative[];
  /** The value of `x-limit`: which limit policy counts the calls. */
  readonly limit: unknown;
  readonly maturity: string | null;
  /** How long a 200 may be served from the edge's cache. */
  readonly cacheSeconds: number | null;
  /** When a breaking change was announced, and from which day on it may be made; days as in `2026-11-21`, in UTC. */
  readonly sunset: { readonly announced: string; readonly day: string } | null;
  /** Least team role of a signed-in person. */
  readonly role: string | null;
  /** Least tier of the account. */
  readonly tier: string | null;
  readonly parameters: {
    readonly path: readonly string[];
    readonly query: readonly string[];
    /** Query parameters that may be repeated: their value is always a list. */
    readonly queryLists: readonly string[];
    /** Query parameters that are whole numbers: only digits will do, not `1e1` or `0x10`. */
    readonly queryIntegers: readonly string[];
    /** In lower case. */
    readonly header: readonly string[];
  };
  /** Null for operations without a request body. */
  readonly requestBody: { readonly required: boolean; readonly contentTypes: readonly string[] } | null;
  readonly responses: Readonly<Record<number, ResponseEntry>>;
  readonly validate: {
    /** Parameter validators convert text in place and fill in defaults; null where there are no such parameters. */
    readonly path: Validator | null;
    readonly query: Validator | null;
    readonly headers: Validator | null;
    /** Converts nothing; fills in documented defaults. */
    readonly body: Validator | null;
  };
}

export interface ResponseEntry {
  readonly contentTypes: readonly string[];
  /** In lower case. */
  readonly headers: readonly string[];
  /** Header names that every such response has, in lower case. */
  readonly requiredHeaders: readonly string[];
  /** Refuses undocumented properties, although the published document lets responses grow. Null without a JSON body. */
  readonly validate: Validator | null;
}

export type OperationsTable = Readonly<Record<string, OperationEntry>>;
