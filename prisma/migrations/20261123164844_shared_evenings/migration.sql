-- CreateTable
CREATE TABLE "SharedEvening" (
    "eveningId" TEXT NOT NULL,
    "seasonId" TEXT NOT NULL,

    PRIMARY KEY ("eveningId", "seasonId"),
    CONSTRAINT "SharedEvening_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SharedEvening_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SharedEvening_seasonId_idx" ON "SharedEvening"("seasonId");
