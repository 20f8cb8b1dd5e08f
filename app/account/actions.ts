'use server';
import * as deletion from '@/lib/server/account/account-deletion';
import * as accounts from '@/lib/server/account/accounts';
import * as signingUp from '@/lib/server/account/sign-up';
import { action } from '@/lib/server/action';
import {
  ChangeEmail,
  ChangeName,
  ChangePassword,
  ConfirmAddress,
  DeleteAccount,
  Disconnect,
  EndSession,
  Nothing,
  SignUp,
} from './input';

export const signUp = action({ name: 'signUp', input: SignUp, run: signingUp.signUp });

export const confirmAddress = action({
  name: 'confirmAddress',
  input: ConfirmAddress,
  run: signingUp.confirmAddress,
});

export const changeName = action({
  name: 'changeName',
  input: ChangeName,
  run: accounts.changeName,
});

export const changeEmail = action({
  name: 'changeEmail',
  input: ChangeEmail,
  run: accounts.changeEmail,
});

export const changePassword = action({
  name: 'changePassword',
  input: ChangePassword,
  run: accounts.changePassword,
});

export const endSession = action({
  name: 'endSession',
  input: EndSession,
  run: accounts.endOneSession,
});

export const endOtherSessions = action({
  name: 'endOtherSessions',
  input: Nothing,
  run: accounts.endOtherSessions,
});

export const disconnect = action({
  name: 'disconnect',
  input: Disconnect,
  run: accounts.disconnect,
});

export const deleteAccount = action({
  name: 'deleteAccount',
  input: DeleteAccount,
  run: deletion.deleteAccount,
});
