-- CreateTable
CREATE TABLE "SeasonChange" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "seasonId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "userId" TEXT,
    "author" TEXT,
    "was" JSONB NOT NULL,
    CONSTRAINT "SeasonChange_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SeasonChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SeasonChange_seasonId_at_idx" ON "SeasonChange"("seasonId", "at");

-- CreateIndex
CREATE INDEX "SeasonChange_userId_idx" ON "SeasonChange"("userId");
