-- AlterTable
ALTER TABLE "Evening" ADD COLUMN "fee" INTEGER;

-- AlterTable
ALTER TABLE "League" ADD COLUMN "currency" TEXT;

-- AlterTable
ALTER TABLE "Season" ADD COLUMN "cash" JSONB;

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leagueId" TEXT NOT NULL,
    "seasonId" TEXT NOT NULL,
    "eveningId" TEXT,
    "kind" TEXT NOT NULL,
    "fromId" TEXT,
    "toId" TEXT,
    "amount" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "userId" TEXT,
    "author" TEXT,
    CONSTRAINT "Payment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Payment_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Payment_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Payment_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Payment_toId_fkey" FOREIGN KEY ("toId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Payment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Payment_seasonId_idx" ON "Payment"("seasonId");

-- CreateIndex
CREATE INDEX "Payment_leagueId_idx" ON "Payment"("leagueId");

-- CreateIndex
CREATE INDEX "Payment_eveningId_idx" ON "Payment"("eveningId");

-- CreateIndex
CREATE INDEX "Payment_fromId_idx" ON "Payment"("fromId");

-- CreateIndex
CREATE INDEX "Payment_toId_idx" ON "Payment"("toId");

-- CreateIndex
CREATE INDEX "Payment_userId_idx" ON "Payment"("userId");
