-- AlterTable
ALTER TABLE "League" ADD COLUMN "restoring" DATETIME;

-- What a restoration has begun to build is taken away, for nobody goes on with it.
UPDATE "League" SET "restoring" = 0
WHERE "id" IN (SELECT json_extract("report", '$.building') FROM "Job" WHERE "status" = 'running')
  AND NOT EXISTS (SELECT 1 FROM "Membership" WHERE "leagueId" = "League"."id");

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "Job";
PRAGMA foreign_keys=on;
