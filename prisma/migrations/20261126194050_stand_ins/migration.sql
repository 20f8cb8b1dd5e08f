-- CreateTable
CREATE TABLE "StandIn" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "enteredId" TEXT NOT NULL,
    "playedAt" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "index"),
    CONSTRAINT "StandIn_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "StandIn_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "StandIn_enteredId_fkey" FOREIGN KEY ("enteredId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "StandIn_playerId_playedAt_gameId_idx" ON "StandIn"("playerId", "playedAt" DESC, "gameId" DESC);

-- CreateIndex
CREATE INDEX "StandIn_enteredId_idx" ON "StandIn"("enteredId");

-- Games in which somebody stood in get their caches again, and with them who it was: a server does so at its
-- start for games that have hands and no fingerprint.
UPDATE "Game" SET "fingerprint" = NULL WHERE "substitutes" IS NOT NULL;
