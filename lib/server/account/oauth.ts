/** Google and GitHub. An address of theirs counts only where they say that it has been proven. */
import 'server-only';
import GithubProvider, { type GithubProfile } from 'next-auth/providers/github';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { env } from '../config/env';

/** The providers, as they are called. */
export const PROVIDER_NAMES = { google: 'Google', github: 'GitHub' } as const;
export type ProviderId = keyof typeof PROVIDER_NAMES;

/** Signs in whoever has the address, because both providers say whether it is proven. */
const byAddress = { allowDangerousEmailAccountLinking: true };

export const google = () => {
  const { GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '' } = env();
  return GoogleProvider<GoogleProfile>({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    ...byAddress,
    profile: ({ sub, name, email, email_verified }) => ({
      id: sub,
      name,
      email: email_verified ? email : null,
    }),
  });
};

const Emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub, or an enterprise server of it, whose programming interface is below its own address. */
export const github = (): OAuthConfig<GithubProfile> => {
  const { GITHUB_CLIENT_ID = '', GITHUB_CLIENT_SECRET = '', GITHUB_URL } = env();
  const site = GITHUB_URL?.replace(/\/+$/, '') ?? 'https://github.com';
  const api = GITHUB_URL ? `${site}/api/v3` : 'https://api.github.com';
  const provider = GithubProvider<GithubProfile>({
    clientId: GITHUB_CLIENT_ID,
    clientSecret: GITHUB_CLIENT_SECRET,
    ...byAddress,
    profile: ({ id, name, login, email }) => ({
      id: String(id),
      name: name ?? login,
      email: email || null,
    }),
  });
  return {
    ...provider,
    issuer: `${site}/login/oauth`,
    authorization: {
      url: `${site}/login/oauth/authorize`,
      params: { scope: 'read:user user:email' },
    },
    token: `${site}/login/oauth/access_token`,
    userinfo: {
      url: `${api}/user`,
      async request({ client, tokens }) {
        const token = tokens.access_token ?? '';
        const profile = await client.userinfo(token);
        const answer = await fetch(`${api}/user/emails`, {
          headers: { authorization: `token ${token}`, accept: 'application/json' },
          // The token goes to the address of the settings and nowhere else.
          redirect: 'error',
        });
        const emails = answer.ok ? Emails.parse(await answer.json()) : [];
        // The address of the profile may be one that nobody has proven.
        const email = emails.find((one) => one.primary && one.verified)?.email ?? '';
        return { ...profile, email, email_verified: email !== '' };
      },
    },
  };
};
