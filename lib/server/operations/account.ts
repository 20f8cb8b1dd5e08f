/** What people can ask about their own account. */
import 'server-only';
import * as account from '../account';
import * as input from './input/account';
import * as token from './input/tokens';
import { notedOperation, operation } from './operation';

export const signUp = notedOperation('signUp', input.SignUp, account.signUp);

export const confirmAddress = notedOperation(
  'confirmAddress',
  input.ConfirmAddress,
  account.confirmAddress,
);

export const changeName = operation('changeName', input.ChangeName, account.changeName);

export const changeEmail = notedOperation('changeEmail', input.ChangeEmail, account.changeEmail);

export const changePassword = notedOperation(
  'changePassword',
  input.ChangePassword,
  account.changePassword,
);

export const endSession = notedOperation('endSession', input.EndSession, account.endOneSession);

export const endOtherSessions = notedOperation(
  'endOtherSessions',
  input.Nothing,
  account.endOtherSessions,
);

export const disconnect = notedOperation('disconnect', input.Disconnect, account.disconnect);

export const deleteAccount = notedOperation(
  'deleteAccount',
  input.DeleteAccount,
  account.deleteAccount,
);

export const makeToken = notedOperation('makeToken', token.MakeToken, account.makeOwnToken);

export const revokeToken = notedOperation('revokeToken', token.RevokeToken, account.revokeToken);
