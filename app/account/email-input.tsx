import { inputOnPaper } from '@/app/ui/form';

/** The address that somebody signs in with. */
export const EmailInput = ({
  onText,
  ...given
}: Omit<React.ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  onText: (text: string) => void;
}) => (
  <input
    {...given}
    type="email"
    autoComplete="username"
    required
    maxLength={254}
    onChange={(event) => onText(event.target.value)}
    className={inputOnPaper}
  />
);
