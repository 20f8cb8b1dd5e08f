-- CreateTable
CREATE TABLE "User" (
    "id" TEXT COLLATE "C" NOT NULL,
    "guest" BOOLEAN NOT NULL,
    "name" TEXT COLLATE "C",
    "email" TEXT COLLATE "C",
    "emailVerified" TIMESTAMP(3),
    "passwordHash" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "provider" TEXT COLLATE "C" NOT NULL,
    "providerAccountId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("provider","providerAccountId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,
    "agent" TEXT COLLATE "C" NOT NULL,
    "byMail" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VerificationToken" (
    "identifier" TEXT COLLATE "C" NOT NULL,
    "token" TEXT COLLATE "C" NOT NULL,
    "expires" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "VerificationToken_pkey" PRIMARY KEY ("identifier","token")
);

-- CreateTable
CREATE TABLE "League" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "isPublic" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "League_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Membership" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("leagueId","userId")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C",
    "single" BOOLEAN NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT COLLATE "C" NOT NULL,
    "leagueId" TEXT COLLATE "C",
    "ownerId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "mergedIntoId" TEXT COLLATE "C",
    "joinedOn" TEXT COLLATE "C",
    "leftOn" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Season" (
    "id" TEXT COLLATE "C" NOT NULL,
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "startsOn" TEXT COLLATE "C" NOT NULL,
    "endsOn" TEXT COLLATE "C" NOT NULL,
    "variants" JSON NOT NULL,
    "houseRules" JSON NOT NULL,
    "scheme" JSON NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Season_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Evening" (
    "id" TEXT COLLATE "C" NOT NULL,
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "seasonId" TEXT COLLATE "C" NOT NULL,
    "date" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "isFinal" BOOLEAN NOT NULL,
    "tables" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "results" JSON,
    "ratings" JSON,

    CONSTRAINT "Evening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attendance" (
    "eveningId" TEXT COLLATE "C" NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("eveningId","playerId")
);

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C",
    "leagueId" TEXT COLLATE "C",
    "eveningId" TEXT COLLATE "C",
    "variant" TEXT COLLATE "C" NOT NULL,
    "options" JSON NOT NULL,
    "firstDealer" INTEGER NOT NULL,
    "lid" TEXT COLLATE "C",
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "playedAt" TIMESTAMP(3) NOT NULL,
    "notes" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "over" BOOLEAN NOT NULL,
    "tally" JSON NOT NULL,
    "fingerprint" TEXT COLLATE "C",
    "tourneyId" TEXT COLLATE "C",
    "afterId" TEXT COLLATE "C",
    "chalkId" TEXT COLLATE "C",
    "manyWriters" BOOLEAN NOT NULL DEFAULT false,
    "apart" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Pass" (
    "id" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Pass_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Companion" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C",
    "seat" INTEGER,
    "passId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Companion_pkey" PRIMARY KEY ("gameId","userId")
);

-- CreateTable
CREATE TABLE "Announcement" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "hand" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Announcement_pkey" PRIMARY KEY ("gameId","hand","seat")
);

-- CreateTable
CREATE TABLE "Token" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "scopes" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    "expiresAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT COLLATE "C" NOT NULL,
    "enteredId" TEXT COLLATE "C" NOT NULL,
    "side" INTEGER NOT NULL,
    "playedAt" TIMESTAMP(3) NOT NULL,
    "won" BOOLEAN,
    "figures" JSON,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "Word" (
    "scope" TEXT COLLATE "C" NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,
    "playedAt" TIMESTAMP(3) NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Word_pkey" PRIMARY KEY ("scope","word","gameId")
);

-- CreateTable
CREATE TABLE "Tourney" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C",
    "length" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Tourney_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Hand" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "index" INTEGER NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "entry" JSON NOT NULL,

    CONSTRAINT "Hand_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "Change" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "step" JSON NOT NULL,
    "userId" TEXT COLLATE "C",
    "author" TEXT COLLATE "C",
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "leagueId" TEXT COLLATE "C",
    "kind" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL,
    "asked" JSON NOT NULL,
    "input" BYTEA,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "report" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Membership_userId_idx" ON "Membership"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");

-- CreateIndex
CREATE INDEX "Invitation_leagueId_idx" ON "Invitation"("leagueId");

-- CreateIndex
CREATE INDEX "Invitation_playerId_idx" ON "Invitation"("playerId");

-- CreateIndex
CREATE INDEX "Player_userId_idx" ON "Player"("userId");

-- CreateIndex
CREATE INDEX "Player_mergedIntoId_idx" ON "Player"("mergedIntoId");

-- CreateIndex
CREATE UNIQUE INDEX "Player_leagueId_key_key" ON "Player"("leagueId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Player_ownerId_key_key" ON "Player"("ownerId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Player_leagueId_userId_key" ON "Player"("leagueId", "userId");

-- CreateIndex
CREATE INDEX "Season_leagueId_startsOn_idx" ON "Season"("leagueId", "startsOn");

-- CreateIndex
CREATE INDEX "Evening_seasonId_date_createdAt_id_idx" ON "Evening"("seasonId", "date", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Evening_leagueId_date_createdAt_id_idx" ON "Evening"("leagueId", "date", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Attendance_playerId_idx" ON "Attendance"("playerId");

-- CreateIndex
CREATE INDEX "Game_ownerId_leagueId_over_updatedAt_id_idx" ON "Game"("ownerId", "leagueId", "over", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_ownerId_leagueId_playedAt_id_idx" ON "Game"("ownerId", "leagueId", "playedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_leagueId_playedAt_id_idx" ON "Game"("leagueId", "playedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_leagueId_variant_playedAt_id_idx" ON "Game"("leagueId", "variant", "playedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_leagueId_over_updatedAt_id_idx" ON "Game"("leagueId", "over", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_eveningId_playedAt_id_idx" ON "Game"("eveningId", "playedAt", "id");

-- CreateIndex
CREATE INDEX "Game_tourneyId_createdAt_idx" ON "Game"("tourneyId", "createdAt");

-- CreateIndex
CREATE INDEX "Game_fingerprint_idx" ON "Game"("fingerprint");

-- CreateIndex
CREATE INDEX "Game_afterId_idx" ON "Game"("afterId");

-- CreateIndex
CREATE INDEX "Game_chalkId_idx" ON "Game"("chalkId");

-- CreateIndex
CREATE INDEX "Pass_gameId_idx" ON "Pass"("gameId");

-- CreateIndex
CREATE INDEX "Companion_userId_idx" ON "Companion"("userId");

-- CreateIndex
CREATE INDEX "Companion_passId_idx" ON "Companion"("passId");

-- CreateIndex
CREATE UNIQUE INDEX "Companion_gameId_seat_key" ON "Companion"("gameId", "seat");

-- CreateIndex
CREATE UNIQUE INDEX "Token_hash_key" ON "Token"("hash");

-- CreateIndex
CREATE INDEX "Token_userId_idx" ON "Token"("userId");

-- CreateIndex
CREATE INDEX "Seat_playerId_playedAt_gameId_idx" ON "Seat"("playerId", "playedAt" DESC, "gameId" DESC);

-- CreateIndex
CREATE INDEX "Seat_playerId_won_playedAt_gameId_idx" ON "Seat"("playerId", "won", "playedAt" DESC, "gameId" DESC);

-- CreateIndex
CREATE INDEX "Seat_enteredId_idx" ON "Seat"("enteredId");

-- CreateIndex
CREATE INDEX "Word_gameId_idx" ON "Word"("gameId");

-- CreateIndex
CREATE INDEX "Tourney_ownerId_idx" ON "Tourney"("ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "Hand_gameId_index_key" ON "Hand"("gameId", "index");

-- CreateIndex
CREATE INDEX "Change_userId_idx" ON "Change"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Change_gameId_seq_key" ON "Change"("gameId", "seq");

-- CreateIndex
CREATE INDEX "Job_userId_createdAt_idx" ON "Job"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Job_leagueId_idx" ON "Job"("leagueId");

-- CreateIndex
CREATE INDEX "Job_status_createdAt_idx" ON "Job"("status", "createdAt");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Season" ADD CONSTRAINT "Season_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evening" ADD CONSTRAINT "Evening_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evening" ADD CONSTRAINT "Evening_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_eveningId_fkey" FOREIGN KEY ("eveningId") REFERENCES "Evening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_tourneyId_fkey" FOREIGN KEY ("tourneyId") REFERENCES "Tourney"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_chalkId_fkey" FOREIGN KEY ("chalkId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pass" ADD CONSTRAINT "Pass_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Companion" ADD CONSTRAINT "Companion_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Companion" ADD CONSTRAINT "Companion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Companion" ADD CONSTRAINT "Companion_passId_fkey" FOREIGN KEY ("passId") REFERENCES "Pass"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Token" ADD CONSTRAINT "Token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_enteredId_fkey" FOREIGN KEY ("enteredId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Word" ADD CONSTRAINT "Word_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tourney" ADD CONSTRAINT "Tourney_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hand" ADD CONSTRAINT "Hand_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Change" ADD CONSTRAINT "Change_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Change" ADD CONSTRAINT "Change_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;
