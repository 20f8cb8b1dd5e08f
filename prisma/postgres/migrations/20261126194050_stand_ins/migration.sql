-- CreateTable
CREATE TABLE "StandIn" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "index" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "enteredId" TEXT COLLATE "C" NOT NULL,
    "playedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "StandIn_pkey" PRIMARY KEY ("gameId","index")
);

-- CreateIndex
CREATE INDEX "StandIn_playerId_playedAt_gameId_idx" ON "StandIn"("playerId", "playedAt" DESC, "gameId" DESC);

-- CreateIndex
CREATE INDEX "StandIn_enteredId_idx" ON "StandIn"("enteredId");

-- AddForeignKey
ALTER TABLE "StandIn" ADD CONSTRAINT "StandIn_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandIn" ADD CONSTRAINT "StandIn_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandIn" ADD CONSTRAINT "StandIn_enteredId_fkey" FOREIGN KEY ("enteredId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Games in which somebody stood in get their caches again, and with them who it was: a server does so at its
-- start for games that have hands and no fingerprint.
UPDATE "Game" SET "fingerprint" = NULL WHERE "substitutes" IS NOT NULL;
