-- CreateTable
CREATE TABLE "SharedEvening" (
    "eveningId" TEXT COLLATE "C" NOT NULL,
    "seasonId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "SharedEvening_pkey" PRIMARY KEY ("eveningId","seasonId")
);

-- CreateIndex
CREATE INDEX "SharedEvening_seasonId_idx" ON "SharedEvening"("seasonId");

-- AddForeignKey
ALTER TABLE "SharedEvening" ADD CONSTRAINT "SharedEvening_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedEvening" ADD CONSTRAINT "SharedEvening_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
