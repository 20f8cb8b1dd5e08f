-- AlterTable
ALTER TABLE "Job" ADD COLUMN "heldBy" TEXT;
ALTER TABLE "Job" ADD COLUMN "heldUntil" DATETIME;

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT
);
