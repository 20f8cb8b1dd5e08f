-- AlterTable
ALTER TABLE "Change" ADD COLUMN "author" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN "email" TEXT;
ALTER TABLE "User" ADD COLUMN "emailVerified" DATETIME;
ALTER TABLE "User" ADD COLUMN "name" TEXT;
ALTER TABLE "User" ADD COLUMN "passwordHash" TEXT;

-- CreateTable
CREATE TABLE "Account" (
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "type" TEXT NOT NULL,

    PRIMARY KEY ("provider", "providerAccountId"),
    CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "seenAt" DATETIME NOT NULL,
    "agent" TEXT NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VerificationToken" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" DATETIME NOT NULL,

    PRIMARY KEY ("identifier", "token")
);

-- CreateTable
CREATE TABLE "League" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "isPublic" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Membership" (
    "leagueId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("leagueId", "userId"),
    CONSTRAINT "Membership_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leagueId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "playerId" TEXT,
    "single" BOOLEAN NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "Invitation_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Invitation_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leagueId" TEXT,
    "ownerId" TEXT,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "userId" TEXT,
    "mergedIntoId" TEXT,
    "joinedOn" TEXT,
    "leftOn" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Player_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Player_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Player_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Player_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Player" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Season" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leagueId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "startsOn" TEXT NOT NULL,
    "endsOn" TEXT NOT NULL,
    "variants" JSONB NOT NULL,
    "houseRules" JSONB NOT NULL,
    "scheme" JSONB NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Season_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Evening" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leagueId" TEXT NOT NULL,
    "seasonId" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isFinal" BOOLEAN NOT NULL,
    "tables" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "results" JSONB,
    "ratings" JSONB,
    CONSTRAINT "Evening_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Evening_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Attendance" (
    "eveningId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "status" TEXT NOT NULL,

    PRIMARY KEY ("eveningId", "playerId"),
    CONSTRAINT "Attendance_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attendance_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "enteredId" TEXT NOT NULL,
    "side" INTEGER NOT NULL,
    "playedAt" DATETIME NOT NULL,
    "won" BOOLEAN,
    "figures" JSONB,

    PRIMARY KEY ("gameId", "seat"),
    CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Seat_enteredId_fkey" FOREIGN KEY ("enteredId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Word" (
    "scope" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "playedAt" DATETIME NOT NULL,
    "gameId" TEXT NOT NULL,

    PRIMARY KEY ("scope", "word", "gameId"),
    CONSTRAINT "Word_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "leagueId" TEXT,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "asked" JSONB NOT NULL,
    "input" BLOB,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "report" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Job_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Job_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- The names at the table become players of their owner's circle. Spelled with other capitals it is the
-- same player; `lower` knows only the letters of English, so the others that names have follow it.
INSERT INTO "Player" ("id", "ownerId", "name", "key", "createdAt")
SELECT lower(hex(randomblob(11))), "ownerId", "name", "key", min("createdAt")
FROM (
  SELECT g."ownerId", g."createdAt", j."value" AS "name",
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(j."value"),'Ä','ä'),'Ö','ö'),'Ü','ü'),'É','é'),'È','è'),'Ê','ê'),'Ë','ë'),'À','à'),'Â','â'),'Á','á'),'Ç','ç'),'Î','î'),'Ï','ï'),'Í','í'),'Ô','ô'),'Ó','ó'),'Ò','ò'),'Ù','ù'),'Û','û'),'Ú','ú'),'Ñ','ñ'),'Å','å'),'Ø','ø'),'Æ','æ') AS "key"
  FROM "Game" g, json_each(g."players") j
)
GROUP BY "ownerId", "key";
CREATE TEMP TABLE "old_Seat" AS
SELECT g."id" AS "gameId", j."key" AS "seat", p."id" AS "playerId", g."createdAt" AS "playedAt",
  CASE
    WHEN g."variant" IN ('schieber', 'sidi-barani') THEN j."key" % 2
    WHEN g."variant" = 'two-versus-one' THEN j."key" <> json_extract(g."options", '$.soloist')
    ELSE j."key"
  END AS "side"
FROM "Game" g, json_each(g."players") j
JOIN "Player" p ON p."ownerId" = g."ownerId" AND p."key" =
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(j."value"),'Ä','ä'),'Ö','ö'),'Ü','ü'),'É','é'),'È','è'),'Ê','ê'),'Ë','ë'),'À','à'),'Â','â'),'Á','á'),'Ç','ç'),'Î','î'),'Ï','ï'),'Í','í'),'Ô','ô'),'Ó','ó'),'Ò','ò'),'Ù','ù'),'Û','û'),'Ú','ú'),'Ñ','ñ'),'Å','å'),'Ø','ø'),'Æ','æ');

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
    CONSTRAINT "Game_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Game_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Game_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Game_tourneyId_fkey" FOREIGN KEY ("tourneyId") REFERENCES "Tourney" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
-- Nothing said when a game was played but when it was begun.
INSERT INTO "new_Game" ("createdAt", "playedAt", "firstDealer", "id", "lid", "options", "over", "ownerId", "revision", "tally", "tourneyId", "updatedAt", "variant") SELECT "createdAt", "createdAt", "firstDealer", "id", "lid", "options", "over", "ownerId", "revision", "tally", "tourneyId", "updatedAt", "variant" FROM "Game";
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
CREATE TABLE "new_Tourney" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT,
    "length" INTEGER,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Tourney_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Tourney" ("createdAt", "id", "length", "ownerId") SELECT "createdAt", "id", "length", "ownerId" FROM "Tourney";
DROP TABLE "Tourney";
ALTER TABLE "new_Tourney" RENAME TO "Tourney";
CREATE INDEX "Tourney_ownerId_idx" ON "Tourney"("ownerId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
INSERT INTO "Seat" ("gameId", "seat", "playerId", "enteredId", "side", "playedAt")
SELECT "gameId", "seat", "playerId", "playerId", "side", "playedAt" FROM "old_Seat";
DROP TABLE "old_Seat";

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Membership_userId_idx" ON "Membership"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");

-- CreateIndex
CREATE INDEX "Invitation_leagueId_idx" ON "Invitation"("leagueId");

-- CreateIndex
CREATE INDEX "Invitation_playerId_idx" ON "Invitation"("playerId");

-- CreateIndex
CREATE INDEX "Player_userId_idx" ON "Player"("userId");

-- CreateIndex
CREATE INDEX "Player_mergedIntoId_idx" ON "Player"("mergedIntoId");

-- CreateIndex
CREATE UNIQUE INDEX "Player_leagueId_key_key" ON "Player"("leagueId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Player_ownerId_key_key" ON "Player"("ownerId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Player_leagueId_userId_key" ON "Player"("leagueId", "userId");

-- CreateIndex
CREATE INDEX "Season_leagueId_startsOn_idx" ON "Season"("leagueId", "startsOn");

-- CreateIndex
CREATE INDEX "Evening_seasonId_date_createdAt_id_idx" ON "Evening"("seasonId", "date", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Evening_leagueId_date_createdAt_id_idx" ON "Evening"("leagueId", "date", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Attendance_playerId_idx" ON "Attendance"("playerId");

-- CreateIndex
CREATE INDEX "Seat_playerId_playedAt_gameId_idx" ON "Seat"("playerId", "playedAt" DESC, "gameId" DESC);

-- CreateIndex
CREATE INDEX "Seat_playerId_won_playedAt_gameId_idx" ON "Seat"("playerId", "won", "playedAt" DESC, "gameId" DESC);

-- CreateIndex
CREATE INDEX "Seat_enteredId_idx" ON "Seat"("enteredId");

-- CreateIndex
CREATE INDEX "Word_gameId_idx" ON "Word"("gameId");

-- CreateIndex
CREATE INDEX "Job_userId_createdAt_idx" ON "Job"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Job_leagueId_idx" ON "Job"("leagueId");

-- CreateIndex
CREATE INDEX "Job_status_createdAt_idx" ON "Job"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
