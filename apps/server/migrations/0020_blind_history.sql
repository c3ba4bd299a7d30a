CREATE TABLE "blind_history" (
	"language_code" text NOT NULL,
	"voice_id" text NOT NULL,
	"day" date NOT NULL,
	"score" double precision NOT NULL,
	"score_low" double precision NOT NULL,
	"score_high" double precision NOT NULL,
	"rank_low" integer NOT NULL,
	"rank_high" integer NOT NULL,
	"vote_count" integer NOT NULL,
	CONSTRAINT "blind_history_language_code_voice_id_day_pk" PRIMARY KEY("language_code","voice_id","day")
);
--> statement-breakpoint
ALTER TABLE "blind_history" ADD CONSTRAINT "blind_history_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;