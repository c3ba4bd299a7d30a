CREATE TABLE "drift_changes" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drift_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voice_id" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unchanged_at" timestamp with time zone NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drift_checks" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"model" text NOT NULL,
	"readings" jsonb NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "drift_changes" ADD CONSTRAINT "drift_changes_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drift_checks" ADD CONSTRAINT "drift_checks_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drift_changes_voice" ON "drift_changes" USING btree ("voice_id","found_at");