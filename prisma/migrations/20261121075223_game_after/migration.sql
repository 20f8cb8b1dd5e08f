-- AlterTable
ALTER TABLE "Game" ADD COLUMN "afterId" TEXT;

-- CreateIndex
CREATE INDEX "Game_afterId_idx" ON "Game"("afterId");
