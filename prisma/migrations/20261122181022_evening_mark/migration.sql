-- AlterTable
ALTER TABLE "Evening" ADD COLUMN "mark" TEXT;
