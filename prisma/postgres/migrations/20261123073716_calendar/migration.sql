-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "calendarId" TEXT COLLATE "C",
ADD COLUMN     "remindIn" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Evening" ADD COLUMN     "place" TEXT COLLATE "C",
ADD COLUMN     "time" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "Reminder" (
    "eveningId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("eveningId","userId")
);

-- CreateIndex
CREATE INDEX "Reminder_userId_idx" ON "Reminder"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Membership_calendarId_key" ON "Membership"("calendarId");

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
