-- CreateTable
CREATE TABLE "Tourney" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "length" INTEGER,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Tourney_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "players" JSONB NOT NULL,
    "firstDealer" INTEGER NOT NULL,
    "lid" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "over" BOOLEAN NOT NULL,
    "tally" JSONB NOT NULL,
    "tourneyId" TEXT,
    CONSTRAINT "Game_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Game_tourneyId_fkey" FOREIGN KEY ("tourneyId") REFERENCES "Tourney" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Game" ("createdAt", "firstDealer", "id", "lid", "options", "over", "ownerId", "players", "revision", "tally", "updatedAt", "variant") SELECT "createdAt", "firstDealer", "id", "lid", "options", "over", "ownerId", "players", "revision", "tally", "updatedAt", "variant" FROM "Game";
DROP TABLE "Game";
ALTER TABLE "new_Game" RENAME TO "Game";
CREATE INDEX "Game_ownerId_over_updatedAt_id_idx" ON "Game"("ownerId", "over", "updatedAt" DESC, "id" DESC);
CREATE INDEX "Game_tourneyId_createdAt_idx" ON "Game"("tourneyId", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Tourney_ownerId_idx" ON "Tourney"("ownerId");
