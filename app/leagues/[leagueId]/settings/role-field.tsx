import { Field, inputOnPaper } from '@/app/ui/form';
import { ROLE_WORDS, roleSentence } from '@/lib/i18n/en/roles';
import type { Role } from '@/lib/server/access';

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
  return (
    <Field label={label} hint={roleSentence(role)}>
      {(tie) => (
        <select
          {...tie}
          value={role}
          // The options are the roles.
          onChange={(event) => onRole(event.target.value as Role)}
          className={inputOnPaper}
        >
          {Object.entries(ROLE_WORDS).map(([each, { name }]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
