import { Input } from '@/app/ui/form';

/** The address that somebody signs in with. */
export const EmailInput = (given: React.ComponentProps<typeof Input>) => (
  <Input {...given} type="email" autoComplete="username" required maxLength={254} />
);
