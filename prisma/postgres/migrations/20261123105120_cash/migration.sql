-- AlterTable
ALTER TABLE "League" ADD COLUMN     "currency" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "cash" JSON;

-- AlterTable
ALTER TABLE "Evening" ADD COLUMN     "fee" INTEGER;

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "seasonId" TEXT COLLATE "C" NOT NULL,
    "eveningId" TEXT COLLATE "C",
    "kind" TEXT COLLATE "C" NOT NULL,
    "fromId" TEXT COLLATE "C",
    "toId" TEXT COLLATE "C",
    "amount" INTEGER NOT NULL,
    "note" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "userId" TEXT COLLATE "C",
    "author" TEXT COLLATE "C",

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_toId_fkey" FOREIGN KEY ("toId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
