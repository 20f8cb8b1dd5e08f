import { Pick } from '@/app/ui/pick';
import { roleName, roleSentence } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { Role } from '@/lib/server/access';

/** In the order in which they may do more. */
const ROLES = ['reader', 'member', 'scorer', 'owner'] as const satisfies readonly Role[];

/** The choice of a role, with what it may do. */
export function RoleField(field: {
  label: string;
  value: Role;
  fault: string | undefined;
  onPick: (role: Role) => void;
}) {
  const words = useWords();
  return (
    <Pick
      {...field}
      hint={roleSentence(words, field.value)}
      options={ROLES.map((id) => ({ id, name: roleName(words, id) }))}
    />
  );
}
