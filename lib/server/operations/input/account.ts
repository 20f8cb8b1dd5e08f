/** What phones may send about accounts. */
import { z } from 'zod';
import { AccountName, EmailAddress, NewPassword, Password, sitePath } from '../../account';

const Back = z
  .string()
  .max(500)
  .optional()
  .transform((back) => sitePath(back));

/** A new account, and the path to go on to. */
export const SignUp = z.strictObject({
  name: AccountName,
  email: EmailAddress,
  password: NewPassword,
  back: Back,
});

/** The link of a message, taken apart. */
export const ConfirmAddress = z.strictObject({
  userId: z.string().max(100),
  email: EmailAddress,
  token: z.string().max(100),
});

export const ChangeName = z.strictObject({ name: AccountName });

/** The password is asked for where the account has one. */
export const ChangeEmail = z.strictObject({ email: EmailAddress, password: Password.optional() });

export const ChangePassword = z.strictObject({
  current: Password.optional(),
  password: NewPassword,
});

export const EndSession = z.strictObject({ sessionId: z.string().max(100) });

export const Nothing = z.strictObject({});

export const Disconnect = z.strictObject({ provider: z.string().max(50) });

/** What has to be typed to delete the account, and the password where it has one. */
export const DeleteAccount = z.strictObject({
  confirmation: z.string().max(300),
  password: Password.optional(),
});
