'use server';
import * as deletion from '@/lib/server/account/account-deletion';
import * as accounts from '@/lib/server/account/accounts';
import * as signingUp from '@/lib/server/account/sign-up';
import { action } from '@/lib/server/transports/action';
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

export const signUp = action({ name: 'signUp', noted: true, input: SignUp, run: signingUp.signUp });

export const confirmAddress = action({
  name: 'confirmAddress',
  noted: true,
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
  noted: true,
  input: ChangeEmail,
  run: accounts.changeEmail,
});

export const changePassword = action({
  name: 'changePassword',
  noted: true,
  input: ChangePassword,
  run: accounts.changePassword,
});

export const endSession = action({
  name: 'endSession',
  noted: true,
  input: EndSession,
  run: accounts.endOneSession,
});

export const endOtherSessions = action({
  name: 'endOtherSessions',
  noted: true,
  input: Nothing,
  run: accounts.endOtherSessions,
});

export const disconnect = action({
  name: 'disconnect',
  noted: true,
  input: Disconnect,
  run: accounts.disconnect,
});

export const deleteAccount = action({
  name: 'deleteAccount',
  noted: true,
  input: DeleteAccount,
  run: deletion.deleteAccount,
});
