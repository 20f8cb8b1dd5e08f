/** The request that is being answered: what Next tells of it, or our own server where Next is not asked. */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
// biome-ignore lint/style/noRestrictedImports: this is the place where it is asked.
import * as next from 'next/headers';

/** The cookies of a request; those that are set go with its answer. One object for one request. */
export type Cookies = {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: CookieOptions): unknown;
};
/** How a browser keeps a cookie. */
export type CookieOptions = {
  readonly path: string;
  readonly maxAge: number;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly sameSite?: 'lax';
};
/** A request that Next does not know. */
export type OwnRequest = { readonly headers: Pick<Headers, 'get'>; readonly cookies: Cookies };

const own = new AsyncLocalStorage<OwnRequest>();

/** Answers a request that Next does not know: `headers` and `cookies` are then those of this one. */
export const withRequest = <T>(request: OwnRequest, job: () => T): T => own.run(request, job);

/** The headers of the request. */
export const headers = async (): Promise<Pick<Headers, 'get'>> =>
  own.getStore()?.headers ?? next.headers();

/** The cookies of the request; in pages they can only be read. */
export const cookies = async (): Promise<Cookies> => own.getStore()?.cookies ?? next.cookies();
