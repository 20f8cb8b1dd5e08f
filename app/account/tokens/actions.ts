'use server';
import { action } from '@/lib/server/action';
import * as tokens from '@/lib/server/api/tokens';
import { MakeToken, RevokeToken } from './input';

export const makeToken = action({
  name: 'makeToken',
  noted: true,
  input: MakeToken,
  run: tokens.makeToken,
});

export const revokeToken = action({
  name: 'revokeToken',
  noted: true,
  input: RevokeToken,
  run: tokens.revokeToken,
});
