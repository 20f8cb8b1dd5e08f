-- AlterTable
ALTER TABLE "Evening" ADD COLUMN "place" TEXT;
ALTER TABLE "Evening" ADD COLUMN "time" TEXT;

-- AlterTable
ALTER TABLE "Membership" ADD COLUMN "calendarId" TEXT;
ALTER TABLE "Membership" ADD COLUMN "remindIn" TEXT;

-- CreateTable
CREATE TABLE "Reminder" (
    "eveningId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("eveningId", "userId"),
    CONSTRAINT "Reminder_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Reminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Reminder_userId_idx" ON "Reminder"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Membership_calendarId_key" ON "Membership"("calendarId");
