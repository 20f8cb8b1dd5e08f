-- DropForeignKey
ALTER TABLE "Job" DROP CONSTRAINT "Job_userId_fkey";

-- DropForeignKey
ALTER TABLE "Job" DROP CONSTRAINT "Job_leagueId_fkey";

-- AlterTable
ALTER TABLE "League" ADD COLUMN     "restoring" TIMESTAMP(3);

-- What a restoration has begun to build is taken away, for nobody goes on with it.
UPDATE "League" SET "restoring" = to_timestamp(0) AT TIME ZONE 'UTC'
WHERE "id" IN (SELECT "report"->>'building' FROM "Job" WHERE "status" = 'running')
  AND NOT EXISTS (SELECT 1 FROM "Membership" WHERE "leagueId" = "League"."id");

-- DropTable
DROP TABLE "Job";
