-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "substitutes" JSON;
