-- CreateTable
CREATE TABLE "EveningLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eveningId" TEXT NOT NULL,
    "userId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "EveningLink_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EveningLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EveningGuest" (
    "eveningId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "linkId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("eveningId", "userId"),
    CONSTRAINT "EveningGuest_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EveningGuest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EveningGuest_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EveningGuest_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "EveningLink" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "EveningLink_eveningId_idx" ON "EveningLink"("eveningId");

-- CreateIndex
CREATE INDEX "EveningLink_userId_idx" ON "EveningLink"("userId");

-- CreateIndex
CREATE INDEX "EveningGuest_userId_idx" ON "EveningGuest"("userId");

-- CreateIndex
CREATE INDEX "EveningGuest_playerId_idx" ON "EveningGuest"("playerId");

-- CreateIndex
CREATE INDEX "EveningGuest_linkId_idx" ON "EveningGuest"("linkId");

-- CreateIndex
CREATE UNIQUE INDEX "EveningGuest_eveningId_playerId_key" ON "EveningGuest"("eveningId", "playerId");
