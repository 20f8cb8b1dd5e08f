import { Field, inputOnPaper } from '@/app/ui/form';
import { roleName, roleSentence } from '@/lib/i18n/roles';
import { useWords } from '@/lib/i18n/use-words';
import type { Role } from '@/lib/server/access';

/** In the order in which they may do more. */
const ROLES = ['reader', 'member', 'scorer', 'owner'] as const satisfies readonly Role[];

/** The choice of a role, with what it may do. */
export function RoleField({
  label,
  role,
  onRole,
}: {
  label: string;
  role: Role;
  onRole: (role: Role) => void;
}) {
  const words = useWords();
  return (
    <Field label={label} hint={roleSentence(words, role)}>
      {(tie) => (
        <select
          {...tie}
          value={role}
          // The options are the roles.
          onChange={(event) => onRole(event.target.value as Role)}
          className={inputOnPaper}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {roleName(words, each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
