/** What draws pages as it stands in the source, without the bundle that a build makes of it. */
import { vi } from 'vitest';

// As the bundle has it: what leads on from a page is the phone's.
vi.doMock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}));

export const drawing = async () => (await import('../../app/drawn')).default;
