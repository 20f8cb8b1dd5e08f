-- CreateTable
CREATE TABLE "Pass" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "Pass_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Companion" (
    "gameId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT,
    "seat" INTEGER,
    "passId" TEXT,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "userId"),
    CONSTRAINT "Companion_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Companion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Companion_passId_fkey" FOREIGN KEY ("passId") REFERENCES "Pass" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Announcement" (
    "gameId" TEXT NOT NULL,
    "hand" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "hand", "seat"),
    CONSTRAINT "Announcement_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Token" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scopes" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "expiresAt" DATETIME,
    "revokedAt" DATETIME,
    CONSTRAINT "Token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT,
    "leagueId" TEXT,
    "eveningId" TEXT,
    "variant" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "firstDealer" INTEGER NOT NULL,
    "lid" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "playedAt" DATETIME NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "over" BOOLEAN NOT NULL,
    "tally" JSONB NOT NULL,
    "fingerprint" TEXT,
    "tourneyId" TEXT,
    "chalkId" TEXT,
    "manyWriters" BOOLEAN NOT NULL DEFAULT false,
    "apart" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Game_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Game_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Game_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Game_tourneyId_fkey" FOREIGN KEY ("tourneyId") REFERENCES "Tourney" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Game_chalkId_fkey" FOREIGN KEY ("chalkId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Game" ("createdAt", "eveningId", "fingerprint", "firstDealer", "id", "leagueId", "lid", "notes", "options", "over", "ownerId", "playedAt", "revision", "tally", "tourneyId", "updatedAt", "variant") SELECT "createdAt", "eveningId", "fingerprint", "firstDealer", "id", "leagueId", "lid", "notes", "options", "over", "ownerId", "playedAt", "revision", "tally", "tourneyId", "updatedAt", "variant" FROM "Game";
DROP TABLE "Game";
ALTER TABLE "new_Game" RENAME TO "Game";
CREATE INDEX "Game_ownerId_leagueId_over_updatedAt_id_idx" ON "Game"("ownerId", "leagueId", "over", "updatedAt" DESC, "id" DESC);
CREATE INDEX "Game_ownerId_leagueId_playedAt_id_idx" ON "Game"("ownerId", "leagueId", "playedAt" DESC, "id" DESC);
CREATE INDEX "Game_leagueId_playedAt_id_idx" ON "Game"("leagueId", "playedAt" DESC, "id" DESC);
CREATE INDEX "Game_leagueId_variant_playedAt_id_idx" ON "Game"("leagueId", "variant", "playedAt" DESC, "id" DESC);
CREATE INDEX "Game_leagueId_over_updatedAt_id_idx" ON "Game"("leagueId", "over", "updatedAt" DESC, "id" DESC);
CREATE INDEX "Game_eveningId_playedAt_id_idx" ON "Game"("eveningId", "playedAt", "id");
CREATE INDEX "Game_tourneyId_createdAt_idx" ON "Game"("tourneyId", "createdAt");
CREATE INDEX "Game_fingerprint_idx" ON "Game"("fingerprint");
CREATE INDEX "Game_chalkId_idx" ON "Game"("chalkId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Pass_gameId_idx" ON "Pass"("gameId");

-- CreateIndex
CREATE INDEX "Companion_userId_idx" ON "Companion"("userId");

-- CreateIndex
CREATE INDEX "Companion_passId_idx" ON "Companion"("passId");

-- CreateIndex
CREATE UNIQUE INDEX "Companion_gameId_seat_key" ON "Companion"("gameId", "seat");

-- CreateIndex
CREATE UNIQUE INDEX "Token_hash_key" ON "Token"("hash");

-- CreateIndex
CREATE INDEX "Token_userId_idx" ON "Token"("userId");
