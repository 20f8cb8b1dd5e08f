-- AlterTable
ALTER TABLE "Pass" ADD COLUMN     "firstId" TEXT COLLATE "C";

-- CreateIndex
CREATE INDEX "Pass_firstId_idx" ON "Pass"("firstId");

-- Links that were taken along before: a game has one of each role, and so has the game that it follows.
WITH RECURSIVE "Line" ("id", "gameId", "role", "firstId") AS (
  SELECT p."id", p."gameId", p."role", p."id"
  FROM "Pass" p JOIN "Game" g ON g."id" = p."gameId"
  WHERE p."revokedAt" IS NULL AND NOT EXISTS (
    SELECT 1 FROM "Pass" b
    WHERE b."gameId" = g."afterId" AND b."role" = p."role" AND b."revokedAt" IS NULL
  )
  UNION
  SELECT p."id", p."gameId", p."role", l."firstId"
  FROM "Line" l
  JOIN "Game" g ON g."afterId" = l."gameId"
  JOIN "Pass" p ON p."gameId" = g."id" AND p."role" = l."role" AND p."revokedAt" IS NULL
)
UPDATE "Pass" SET "firstId" = (SELECT min(l."firstId") FROM "Line" l WHERE l."id" = "Pass"."id")
WHERE "id" IN (SELECT l."id" FROM "Line" l WHERE l."id" <> l."firstId");
