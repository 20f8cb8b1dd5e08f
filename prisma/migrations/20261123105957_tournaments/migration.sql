-- CreateTable
CREATE TABLE "Tournament" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT,
    "leagueId" TEXT,
    "isPublic" BOOLEAN NOT NULL,
    "publicNames" TEXT,
    "name" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "state" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Tournament_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Tournament_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TournamentChange" (
    "tournamentId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "change" JSONB NOT NULL,
    "before" JSONB NOT NULL,
    "userId" TEXT,
    "role" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("tournamentId", "id"),
    CONSTRAINT "TournamentChange_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "TournamentChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TournamentLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tournamentId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "round" INTEGER,
    "table" INTEGER,
    "createdAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "TournamentLink_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TournamentGame" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "tournamentId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    "draw" TEXT NOT NULL,
    CONSTRAINT "TournamentGame_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "TournamentGame_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Tournament_ownerId_leagueId_createdAt_idx" ON "Tournament"("ownerId", "leagueId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Tournament_leagueId_createdAt_idx" ON "Tournament"("leagueId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "TournamentChange_userId_idx" ON "TournamentChange"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "TournamentChange_tournamentId_seq_key" ON "TournamentChange"("tournamentId", "seq");

-- CreateIndex
CREATE INDEX "TournamentLink_tournamentId_role_idx" ON "TournamentLink"("tournamentId", "role");

-- CreateIndex
CREATE INDEX "TournamentGame_tournamentId_idx" ON "TournamentGame"("tournamentId");
