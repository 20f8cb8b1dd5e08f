/** Accounts, sessions and tokens. All that others may use of it. */
import 'server-only';

export { confirmationOf, deleteAccount, needSentence, whatLeaves } from './account-deletion';
export { exportAccount } from './account-export';
export {
  changeEmail,
  changeName,
  changePassword,
  disconnect,
  endOneSession,
  endOtherSessions,
  guestOnThisPhone,
  ownAccount,
  type SessionLine,
} from './accounts';
export { authAdapter } from './auth-adapter';
export { AccountName, EmailAddress, isPassword, NewPassword, Password } from './credentials';
export { knownPhone, knownPhoneCookie } from './known-phone';
export { hasMail, sendMail, siteUrl } from './mail';
export { github, google } from './oauth';
export { makeOwnToken } from './own-tokens';
export { accountMark, enteredByOther } from './phone-account';
export { proveAddress } from './proof';
export { canBeReminded, scheduleReminders } from './reminders';
export {
  account,
  MAX_AGE_SECONDS,
  phone,
  renewedViewer,
  sessionCheck,
  sessionCookie,
  viewer,
  viewerOrGuest,
  wasSignedOut,
} from './session';
export { beginSession, endSession, findPerson, type SessionIds } from './sessions';
export { confirmAddress, signUp } from './sign-up';
export { sitePath } from './site-path';
export {
  isInForce,
  listTokens,
  revokeToken,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenLine,
  type TokenScope,
  useToken,
} from './tokens';
export { type Ways, waysIn } from './ways-in';
