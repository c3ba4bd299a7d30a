ALTER TABLE "sessions" ADD COLUMN "spent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "successor" text;