import 'server-only';
import { env } from '../config/env';
import { hasMail } from './mail';
import { PROVIDER_NAMES, type ProviderId } from './oauth';

/** The ways to sign in beside a password. */
export type Ways = {
  readonly link: boolean;
  readonly providers: readonly { readonly id: ProviderId; readonly name: string }[];
};

/** The ways that the settings open. */
export function waysIn(): Ways {
  const { GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID } = env();
  const ids = [
    ...(GOOGLE_CLIENT_ID ? (['google'] as const) : []),
    ...(GITHUB_CLIENT_ID ? (['github'] as const) : []),
  ];
  return { link: hasMail(), providers: ids.map((id) => ({ id, name: PROVIDER_NAMES[id] })) };
}
