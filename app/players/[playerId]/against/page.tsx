import type { Route } from 'next';
import { redirect } from 'next/navigation';

type Props = {
  params: Promise<{ playerId: string }>;
  searchParams: Promise<{ player?: string | string[] }>;
};

/** Where the form that chooses somebody leads: to the page of both. */
export default async function ChooseOther({ params, searchParams }: Props) {
  const [{ playerId }, { player }] = await Promise.all([params, searchParams]);
  const own = `/players/${playerId}`;
  const isId = typeof player === 'string' && /^[\w-]{1,64}$/.test(player);
  redirect((isId ? `${own}/against/${player}` : own) as Route);
}
