-- AlterTable
ALTER TABLE "League" ADD COLUMN "publicNames" TEXT;
ALTER TABLE "League" ADD COLUMN "byFamily" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Player" ADD COLUMN "publicName" TEXT;
