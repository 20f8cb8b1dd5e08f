-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guest" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Game" (
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
    CONSTRAINT "Game_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Hand" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "entry" JSONB NOT NULL,

    PRIMARY KEY ("gameId", "id"),
    CONSTRAINT "Hand_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Change" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "step" JSONB NOT NULL,
    "userId" TEXT,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "id"),
    CONSTRAINT "Change_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Change_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Game_ownerId_over_updatedAt_id_idx" ON "Game"("ownerId", "over", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Hand_gameId_index_key" ON "Hand"("gameId", "index");

-- CreateIndex
CREATE INDEX "Change_userId_idx" ON "Change"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Change_gameId_seq_key" ON "Change"("gameId", "seq");
