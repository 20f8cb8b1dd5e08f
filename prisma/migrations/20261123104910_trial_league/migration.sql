-- AlterTable
ALTER TABLE "League" ADD COLUMN "isTrial" BOOLEAN NOT NULL DEFAULT false;
