/** What people can ask about their own account. */
import 'server-only';
import * as account from '../account';
import * as input from './input/account';
import * as token from './input/tokens';
import { operation } from './operation';

export const signUp = operation({
  name: 'signUp',
  noted: true,
  input: input.SignUp,
  run: account.signUp,
});

export const confirmAddress = operation({
  name: 'confirmAddress',
  noted: true,
  input: input.ConfirmAddress,
  run: account.confirmAddress,
});

export const changeName = operation({
  name: 'changeName',
  input: input.ChangeName,
  run: account.changeName,
});

export const changeEmail = operation({
  name: 'changeEmail',
  noted: true,
  input: input.ChangeEmail,
  run: account.changeEmail,
});

export const changePassword = operation({
  name: 'changePassword',
  noted: true,
  input: input.ChangePassword,
  run: account.changePassword,
});

export const endSession = operation({
  name: 'endSession',
  noted: true,
  input: input.EndSession,
  run: account.endOneSession,
});

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  noted: true,
  input: input.Nothing,
  run: account.endOtherSessions,
});

export const disconnect = operation({
  name: 'disconnect',
  noted: true,
  input: input.Disconnect,
  run: account.disconnect,
});

export const deleteAccount = operation({
  name: 'deleteAccount',
  noted: true,
  input: input.DeleteAccount,
  run: account.deleteAccount,
});

export const makeToken = operation({
  name: 'makeToken',
  noted: true,
  input: token.MakeToken,
  run: account.makeOwnToken,
});

export const revokeToken = operation({
  name: 'revokeToken',
  noted: true,
  input: token.RevokeToken,
  run: account.revokeToken,
});
