-- CreateTable
CREATE TABLE "SeasonChange" (
    "id" TEXT COLLATE "C" NOT NULL,
    "seasonId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "userId" TEXT COLLATE "C",
    "author" TEXT COLLATE "C",
    "was" JSON NOT NULL,

    CONSTRAINT "SeasonChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SeasonChange_seasonId_at_idx" ON "SeasonChange"("seasonId", "at");

-- CreateIndex
CREATE INDEX "SeasonChange_userId_idx" ON "SeasonChange"("userId");

-- AddForeignKey
ALTER TABLE "SeasonChange" ADD CONSTRAINT "SeasonChange_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeasonChange" ADD CONSTRAINT "SeasonChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
