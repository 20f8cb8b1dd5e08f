-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "asked" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "Finished" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Finished_pkey" PRIMARY KEY ("leagueId","seq")
);

-- AddForeignKey
ALTER TABLE "Finished" ADD CONSTRAINT "Finished_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was finished before there was such a list, in the order of play
INSERT INTO "Finished" ("leagueId", "seq", "gameId", "kind", "revision", "at")
SELECT "leagueId", ROW_NUMBER() OVER (PARTITION BY "leagueId" ORDER BY "playedAt", "id"), "id", 'finished', "revision", "updatedAt"
FROM "Game" WHERE "leagueId" IS NOT NULL AND "over";
