/** The OpenAPI document of the JSON interface, made from what the interface itself reads and answers. */
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { MESSAGES, type Messages } from '@/lib/i18n/catalogue';
import type { Language } from '@/lib/i18n/languages';
import type { Words } from '@/lib/i18n/words';
import { wordsIn } from '@/lib/i18n/words-in';
import { API_BASE, type Operation } from '@/lib/server/api/operation';
import { TOKEN_SCOPES } from '@/lib/server/api/tokens';
import { OPERATIONS } from './contract';
import { answerOf, Refused } from './contract/answers';
import { ENTRY_LINES } from './contract/entries';
import { EXAMPLES } from './contract/examples';
import { NOTES } from './contract/shared';

/** An OpenAPI 3.1 document. */
export type ApiDocument = ReturnType<typeof createDocument>;

const made = new Map<Language, ApiDocument>();

/** The document in a language; made once. */
export function apiDocument(language: Language): ApiDocument {
  const known = made.get(language);
  if (known) return known;
  const document = makeDocument(wordsIn(language));
  made.set(language, document);
  return document;
}

function makeDocument(words: Words): ApiDocument {
  const { t } = words;
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const { id, part, operation } of OPERATIONS) {
    const { path, method } = operation;
    const said = operationObject(words, { id, operation });
    paths[path] = { ...paths[path], [method]: { tags: [t(`api.docs.${part}Head`)], ...said } };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Schiefer', version: '1', description: t('api.docs.what') },
      servers: [{ url: API_BASE }],
      tags: (['games', 'leagues', 'other'] as const).map((part) => ({
        name: t(`api.docs.${part}Head`),
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
      override: ({ jsonSchema, io }) => {
        // A field that comes with a later version is no fault.
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    },
  );
  return inLanguageOf(words, document);
}

/** The document with what is said about its fields. */
function inLanguageOf({ t }: Words, document: ApiDocument): ApiDocument {
  const keys = Object.keys(MESSAGES.en.api.fields);
  const said = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(NOTES)) return value;
    const key = keys.find((one) => value === NOTES + one);
    // The keys of an object are those of its type.
    const text = t(`api.fields.${key as keyof Messages['api']['fields']}`);
    // Each example with its variant, for which `examples` has no place.
    return key === 'entry' ? [text, ...ENTRY_LINES].join('\n') : text;
  };
  return JSON.parse(JSON.stringify(document), said);
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

function operationObject({ t }: Words, { id, operation }: Said): ZodOpenApiOperationObject {
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
    description: t(`api.operations.${id}`),
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
        description: t('api.statuses.ok'),
        content: ok,
        ...(!isStream && !isPlain && { headers: isRead ? marks : z.object(LIMITS) }),
      },
      ...(isRead && takesIfs && { '304': { description: t('api.statuses.same') } }),
      ...(!isPlain && {
        '400': refused(t('api.statuses.invalid')),
        '401': refused(t('api.statuses.unauthorized')),
        '403': refused(t('api.statuses.forbidden')),
        ...(Object.keys(params.shape).length > 0 && {
          '404': refused(t('api.statuses.notFound')),
        }),
        ...(id === 'createGame' && { '409': refused(t('api.statuses.taken')) }),
        ...(!isRead && takesIfs && { '412': refused(t('api.statuses.moved')) }),
        ...(method === 'post' && { '422': refused(t('api.statuses.refused')) }),
        '429': {
          ...refused(t('api.statuses.tooMany')),
          headers: z.object({ ...LIMITS, 'Retry-After': whole }),
        },
        '500': refused(t('api.statuses.internal')),
      }),
    },
  };
}
