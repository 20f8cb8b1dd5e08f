'use server';
import { action } from '@/lib/server/action';
import * as tokens from '@/lib/server/api/tokens';
import { MakeToken, RevokeToken } from './input';

export const makeToken = action({ name: 'makeToken', input: MakeToken, run: tokens.makeToken });

export const revokeToken = action({
  name: 'revokeToken',
  input: RevokeToken,
  run: tokens.revokeToken,
});
