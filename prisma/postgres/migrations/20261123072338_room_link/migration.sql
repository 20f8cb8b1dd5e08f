-- CreateTable
CREATE TABLE "EveningLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "eveningId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "EveningLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EveningGuest" (
    "eveningId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "linkId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "EveningGuest_pkey" PRIMARY KEY ("eveningId","userId")
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

-- AddForeignKey
ALTER TABLE "EveningLink" ADD CONSTRAINT "EveningLink_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningLink" ADD CONSTRAINT "EveningLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningGuest" ADD CONSTRAINT "EveningGuest_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningGuest" ADD CONSTRAINT "EveningGuest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningGuest" ADD CONSTRAINT "EveningGuest_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EveningGuest" ADD CONSTRAINT "EveningGuest_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "EveningLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;
