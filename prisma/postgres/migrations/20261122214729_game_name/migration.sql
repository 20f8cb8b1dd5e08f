-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "name" TEXT COLLATE "C";
