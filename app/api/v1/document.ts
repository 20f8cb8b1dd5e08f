/** The OpenAPI document of the JSON interface, made from what the interface itself reads and answers. */
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { TOKEN_SCOPES } from '@/lib/server/account';
import { HouseOptionsGiven } from '@/lib/server/leagues';
import { EntryGiven, OptionsGiven, RecordGiven } from '@/lib/server/operations/input/games';
import { API_BASE, type Operation } from '@/lib/server/transports/contract';
import { OPERATIONS, PARTS } from './contract';
import { answerOf, Refused } from './contract/answers';
import { EXAMPLES } from './contract/examples';
import TEXTS from './contract/texts.json';

/** What is sent as any object for the engine to read, and the name of what it takes there. */
const READ_BY_ENGINE: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [EntryGiven, 'Entry'],
  [OptionsGiven, 'Options'],
  [HouseOptionsGiven, 'Options'],
  [RecordGiven, 'Record'],
]);

/** An OpenAPI 3.1 document. */
export type ApiDocument = ReturnType<typeof createDocument>;

let made: ApiDocument | undefined;

/** The document; made once. */
export function apiDocument(): ApiDocument {
  made ??= makeDocument();
  return made;
}

function makeDocument(): ApiDocument {
  const paths: { [path: string]: { [method: string]: ZodOpenApiOperationObject } } = {};
  for (const { id, part, operation } of OPERATIONS) {
    const { path, method } = operation;
    const said = operationObject({ id, operation });
    paths[path] = { ...paths[path], [method]: { tags: [TEXTS.parts[part]], ...said } };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Schiefer',
        version: '1',
        description: TEXTS.page.what,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: API_BASE }],
      tags: PARTS.map((part) => ({
        name: TEXTS.parts[part],
        description: TEXTS.aboutParts[part],
      })),
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: `sch_…: ${TOKEN_SCOPES.join(', ')}`,
          },
        },
      },
      paths,
    },
    {
      override: ({ zodSchema, jsonSchema, io }) => {
        const name = READ_BY_ENGINE.get(zodSchema);
        if (name !== undefined) {
          for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
          jsonSchema.$ref = `#/components/schemas/${name}`;
        }
        // A field that comes with a later version is no fault.
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    },
  );
  // What any JSON is, which nothing names any more where the engine's own schemas stand.
  for (const name of Object.keys(document.components?.schemas ?? {}))
    if (name.startsWith('__')) Reflect.deleteProperty(document.components?.schemas ?? {}, name);
  return document;
}

type Said = { readonly id: (typeof OPERATIONS)[number]['id']; readonly operation: Operation };

/** What is done to a game only where it is at the revision of `If-Match`. */
const FITS_A_REVISION: ReadonlySet<Said['id']> = new Set(['changeGame', 'deleteGame']);

const JSON_TYPE = 'application/json';
const whole = z.string().regex(/^\d+$/);
const LIMITS = {
  'RateLimit-Limit': whole,
  'RateLimit-Remaining': whole,
  'RateLimit-Reset': whole,
};

function operationObject({ id, operation }: Said): ZodOpenApiOperationObject {
  const { params, query, body, scope, method } = operation;
  const example = EXAMPLES[id];
  const isRead = method === 'get';
  const isStream = id === 'followGame';
  const isPlain = id === 'readDocument';
  const refused = (description: string) => ({
    description,
    headers: z.object(LIMITS),
    content: { [JSON_TYPE]: { schema: Refused } },
  });
  const ok = isStream
    ? { 'text/event-stream': { schema: operation.value, example: example.value } }
    : {
        [JSON_TYPE]: {
          schema: isPlain ? operation.value : answerOf(operation.value),
          example: isPlain ? example.value : { ok: true, value: example.value },
        },
      };
  const marks = z.object({ ETag: z.string(), ...LIMITS });
  const ifs = isRead
    ? { 'If-None-Match': z.string().optional() }
    : { 'If-Match': z.string().optional() };
  const takesIfs = isRead ? !(isStream || isPlain) : FITS_A_REVISION.has(id);
  return {
    operationId: id,
    summary: TEXTS.summaries[id],
    description: TEXTS.operations[id],
    // What is public needs no token.
    security: scope === null ? [] : isRead ? [{ token: [scope] }, {}] : [{ token: [scope] }],
    requestParams: { path: params, query, ...(takesIfs && { header: z.object(ifs) }) },
    ...(body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: body, example: example.body } },
      },
    }),
    responses: {
      '200': {
        description: TEXTS.statuses.ok,
        content: ok,
        ...(!isStream && !isPlain && { headers: isRead ? marks : z.object(LIMITS) }),
      },
      ...(isRead && takesIfs && { '304': { description: TEXTS.statuses.same } }),
      '405': {
        ...refused(TEXTS.statuses.method),
        headers: z.object({ Allow: z.string() }),
      },
      ...(!isPlain && {
        '400': refused(TEXTS.statuses.invalid),
        '401': refused(TEXTS.statuses.unauthorized),
        '403': refused(TEXTS.statuses.forbidden),
        ...(Object.keys(params.shape).length > 0 && {
          '404': refused(TEXTS.statuses.notFound),
        }),
        ...(id.startsWith('create') && { '409': refused(TEXTS.statuses.taken) }),
        ...(!isRead && takesIfs && { '412': refused(TEXTS.statuses.moved) }),
        ...(method === 'post' && { '422': refused(TEXTS.statuses.refused) }),
        '429': {
          ...refused(TEXTS.statuses.tooMany),
          headers: z.object({ ...LIMITS, 'Retry-After': whole }),
        },
        '500': refused(TEXTS.statuses.internal),
        '503': {
          ...refused(TEXTS.statuses.unavailable),
          headers: z.object({ ...LIMITS, 'Retry-After': whole }),
        },
      }),
    },
  };
}
