-- CreateTable
CREATE TABLE "Paper" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eveningId" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "of" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "hands" INTEGER,
    "createdAt" DATETIME NOT NULL,
    "log" JSONB NOT NULL,
    CONSTRAINT "Paper_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PaperSeat" (
    "paperId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "enteredId" TEXT NOT NULL,
    "side" INTEGER NOT NULL,
    "total" REAL NOT NULL,

    PRIMARY KEY ("paperId", "seat"),
    CONSTRAINT "PaperSeat_paperId_fkey" FOREIGN KEY ("paperId") REFERENCES "Paper" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PaperSeat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PaperSeat_enteredId_fkey" FOREIGN KEY ("enteredId") REFERENCES "Player" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Paper_eveningId_idx" ON "Paper"("eveningId");

-- CreateIndex
CREATE INDEX "PaperSeat_playerId_idx" ON "PaperSeat"("playerId");

-- CreateIndex
CREATE INDEX "PaperSeat_enteredId_idx" ON "PaperSeat"("enteredId");
