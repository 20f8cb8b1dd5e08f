-- CreateTable
CREATE TABLE "Paper" (
    "id" TEXT COLLATE "C" NOT NULL,
    "eveningId" TEXT COLLATE "C" NOT NULL,
    "variant" TEXT COLLATE "C" NOT NULL,
    "of" TEXT COLLATE "C" NOT NULL,
    "options" JSON NOT NULL,
    "hands" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "log" JSON NOT NULL,

    CONSTRAINT "Paper_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaperSeat" (
    "paperId" TEXT COLLATE "C" NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "enteredId" TEXT COLLATE "C" NOT NULL,
    "side" INTEGER NOT NULL,
    "total" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "PaperSeat_pkey" PRIMARY KEY ("paperId","seat")
);

-- CreateIndex
CREATE INDEX "Paper_eveningId_idx" ON "Paper"("eveningId");

-- CreateIndex
CREATE INDEX "PaperSeat_playerId_idx" ON "PaperSeat"("playerId");

-- CreateIndex
CREATE INDEX "PaperSeat_enteredId_idx" ON "PaperSeat"("enteredId");

-- AddForeignKey
ALTER TABLE "Paper" ADD CONSTRAINT "Paper_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperSeat" ADD CONSTRAINT "PaperSeat_paperId_fkey" FOREIGN KEY ("paperId") REFERENCES "Paper"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperSeat" ADD CONSTRAINT "PaperSeat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperSeat" ADD CONSTRAINT "PaperSeat_enteredId_fkey" FOREIGN KEY ("enteredId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
