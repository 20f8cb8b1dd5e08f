-- AlterTable
ALTER TABLE "League" ADD COLUMN     "byFamily" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "publicNames" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "publicName" TEXT COLLATE "C";
