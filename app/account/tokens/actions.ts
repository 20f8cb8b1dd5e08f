'use server';
import { makeOwnToken } from '@/lib/server/account/own-tokens';
import * as tokens from '@/lib/server/account/tokens';
import { action } from '@/lib/server/transports/action';
import { MakeToken, RevokeToken } from './input';

export const makeToken = action({
  name: 'makeToken',
  noted: true,
  input: MakeToken,
  run: makeOwnToken,
});

export const revokeToken = action({
  name: 'revokeToken',
  noted: true,
  input: RevokeToken,
  run: tokens.revokeToken,
});
