/** What next-auth asks of the database, in the shape of this one. */
import 'server-only';
import { PrismaAdapter } from '@next-auth/prisma-adapter';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { read, type Tx, write } from '../store';
import { AccountName, EmailAddress } from './credentials';
import { proveAddress } from './proof';
import { viewer } from './session';
import { createAccount } from './users';

const userColumns = { id: true, name: true, email: true, emailVerified: true } as const;

type Row = {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly emailVerified: Date | null;
};
// next-auth's type wants an address; its code does not, and whoever comes from GitHub may have none.
const asUser = (row: Row): AdapterUser => row as AdapterUser;

/**
 * The Prisma adapter, its writes through the one queue. Where our tables are not what it expects, the
 * function is ours: ids are nanoids, addresses in lower case, of the providers only who somebody is
 * there is kept and none of their tokens, and nobody's password hash leaves the database.
 */
export function authAdapter(): Adapter {
  return {
    ...PrismaAdapter(facade()),
    createUser: (given: Omit<AdapterUser, 'id'>) =>
      write(async (tx) => {
        const email = given.email ? EmailAddress.parse(given.email) : null;
        const id = await createAccount(tx, {
          name: AccountName.safeParse(given.name?.slice(0, 40) ?? '').data ?? null,
          email,
          // Whatever address comes this far is proven: by a link, or by the provider.
          emailVerified: email === null ? null : new Date(),
        });
        return asUser(await tx.user.findUniqueOrThrow({ where: { id }, select: userColumns }));
      }),
    // Asked for whoever has a session: what signs in next becomes one more way into that account. So
    // it must be a session that has not ended, and of an account, not of a guest.
    async getUser(id) {
      if ((await viewer())?.userId !== id) return null;
      const where = { id, guest: false };
      const row = await read((tx) => tx.user.findFirst({ where, select: userColumns }));
      return row && asUser(row);
    },
    async getUserByEmail(given) {
      const email = EmailAddress.safeParse(given).data;
      if (email === undefined) return null;
      const row = await read((tx) => tx.user.findUnique({ where: { email }, select: userColumns }));
      return row && asUser(row);
    },
    async getUserByAccount({ provider, providerAccountId }) {
      const row = await read((tx) =>
        tx.account.findUnique({
          where: { provider_providerAccountId: { provider, providerAccountId } },
          select: { user: { select: userColumns } },
        }),
      );
      return row && asUser(row.user);
    },
    // Called when somebody has answered a message to the address, and for nothing else.
    updateUser: ({ id }) =>
      write(async (tx) => {
        await proveAddress(tx, id);
        return asUser(await tx.user.findUniqueOrThrow({ where: { id }, select: userColumns }));
      }),
    async linkAccount({
      provider,
      providerAccountId,
      type,
      userId,
    }: {
      provider: string;
      providerAccountId: string;
      type: string;
      userId: string;
    }) {
      const data = { provider, providerAccountId, type, userId };
      await write((tx) => tx.account.create({ data }));
    },
    async createVerificationToken({ identifier, token, expires }) {
      const data = { identifier, token, expires };
      await write(async (tx) => {
        await tx.verificationToken.deleteMany({ where: { expires: { lt: new Date() } } });
        await tx.verificationToken.create({ data });
      });
      return data;
    },
  };
}

const READS: readonly string[] = ['findUnique', 'findFirst', 'findMany', 'count'];

/** A client for the adapter: every statement a transaction of its own, writes one after the other. */
function facade(): Parameters<typeof PrismaAdapter>[0] {
  const model = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, method: string) => (asked: unknown) =>
          (READS.includes(method) ? read : write)((tx) => call(tx, name, method, asked)),
      },
    );
  // A proxy has no type of its own; what the adapter calls are models with methods.
  return new Proxy({}, { get: (_, name: string) => model(name) }) as ReturnType<typeof facade>;
}

type Models = Record<string, Record<string, (asked: unknown) => Promise<unknown>>>;

function call(tx: Tx, model: string, method: string, asked: unknown): Promise<unknown> {
  // The adapter names them by strings.
  const run = (tx as unknown as Models)[model]?.[method];
  if (!run) throw new Error(`The database has no ${model}.${method}.`);
  return run(asked);
}
