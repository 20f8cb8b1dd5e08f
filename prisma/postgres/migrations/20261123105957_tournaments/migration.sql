-- CreateTable
CREATE TABLE "Tournament" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C",
    "leagueId" TEXT COLLATE "C",
    "isPublic" BOOLEAN NOT NULL,
    "publicNames" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "state" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Tournament_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TournamentChange" (
    "tournamentId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "change" JSON NOT NULL,
    "before" JSON NOT NULL,
    "userId" TEXT COLLATE "C",
    "role" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TournamentChange_pkey" PRIMARY KEY ("tournamentId","id")
);

-- CreateTable
CREATE TABLE "TournamentLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tournamentId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER,
    "table" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "TournamentLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TournamentGame" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "tournamentId" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    "draw" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "TournamentGame_pkey" PRIMARY KEY ("gameId")
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

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TournamentChange" ADD CONSTRAINT "TournamentChange_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TournamentChange" ADD CONSTRAINT "TournamentChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TournamentLink" ADD CONSTRAINT "TournamentLink_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TournamentGame" ADD CONSTRAINT "TournamentGame_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TournamentGame" ADD CONSTRAINT "TournamentGame_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;
