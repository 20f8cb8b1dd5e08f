import { ROLE_WORDS } from '@/lib/i18n/en/roles';

/** The roles to choose from. */
export const RoleOptions = () =>
  Object.entries(ROLE_WORDS).map(([role, { name }]) => (
    <option key={role} value={role}>
      {name}
    </option>
  ));
