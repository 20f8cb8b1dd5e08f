/** What phones may send about tokens. */
import { z } from 'zod';
import { Password, TOKEN_DAYS, TOKEN_SCOPES } from '../../account';

/** The password is asked for where the account has one. */
export const MakeToken = z.strictObject({
  name: z.string().max(200),
  scopes: z.array(z.enum(TOKEN_SCOPES)).max(TOKEN_SCOPES.length),
  days: z.literal(TOKEN_DAYS),
  password: Password.optional(),
});

export const RevokeToken = z.strictObject({ tokenId: z.string().max(100) });
