CREATE TABLE "blind_boards" (
	"language_code" text NOT NULL,
	"blind_use" text NOT NULL,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"tie" double precision,
	"careless" double precision,
	"careless_tie" double precision,
	"changes" integer DEFAULT 0 NOT NULL,
	"scored_changes" integer DEFAULT 0 NOT NULL,
	"scored_at" timestamp with time zone,
	CONSTRAINT "blind_boards_language_code_blind_use_pk" PRIMARY KEY("language_code","blind_use")
);
--> statement-breakpoint
CREATE TABLE "blind_counts" (
	"language_code" text NOT NULL,
	"blind_use" text NOT NULL,
	"first_voice_id" text NOT NULL,
	"second_voice_id" text NOT NULL,
	"weight" double precision NOT NULL,
	"first_wins" integer NOT NULL,
	"second_wins" integer NOT NULL,
	"ties" integer NOT NULL,
	"both_bad" integer NOT NULL,
	CONSTRAINT "blind_counts_language_code_blind_use_first_voice_id_second_voice_id_weight_pk" PRIMARY KEY("language_code","blind_use","first_voice_id","second_voice_id","weight")
);
--> statement-breakpoint
CREATE TABLE "blind_decision_votes" (
	"decision_id" bigint NOT NULL,
	"vote_id" bigint NOT NULL,
	CONSTRAINT "blind_decision_votes_decision_id_vote_id_pk" PRIMARY KEY("decision_id","vote_id")
);
--> statement-breakpoint
CREATE TABLE "blind_decisions" (
	"decision_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blind_decisions_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"excluded" boolean NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"language_code" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blind_pairs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"voter_key" text NOT NULL,
	"network_key" text,
	"round_id" text NOT NULL,
	"language_code" text NOT NULL,
	"blind_use" text NOT NULL,
	"left_voice_id" text NOT NULL,
	"right_voice_id" text NOT NULL,
	"left_snippet_id" text NOT NULL,
	"right_snippet_id" text NOT NULL,
	"left_key" text NOT NULL,
	"right_key" text NOT NULL,
	"duration_ms" double precision NOT NULL,
	"left_loaded_at" timestamp with time zone,
	"right_loaded_at" timestamp with time zone,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"vote_id" bigint,
	"undone_at" timestamp with time zone,
	CONSTRAINT "blind_pairs_left_key_unique" UNIQUE("left_key"),
	CONSTRAINT "blind_pairs_right_key_unique" UNIQUE("right_key")
);
--> statement-breakpoint
CREATE TABLE "blind_scores" (
	"language_code" text NOT NULL,
	"blind_use" text NOT NULL,
	"voice_id" text NOT NULL,
	"score" double precision NOT NULL,
	"score_low" double precision NOT NULL,
	"score_high" double precision NOT NULL,
	"rank_low" integer NOT NULL,
	"rank_high" integer NOT NULL,
	"vote_count" integer NOT NULL,
	CONSTRAINT "blind_scores_language_code_blind_use_voice_id_pk" PRIMARY KEY("language_code","blind_use","voice_id")
);
--> statement-breakpoint
CREATE TABLE "blind_votes" (
	"vote_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blind_votes_vote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"voter_key" text NOT NULL,
	"network_key" text,
	"round_id" text NOT NULL,
	"language_code" text NOT NULL,
	"blind_use" text NOT NULL,
	"left_voice_id" text NOT NULL,
	"right_voice_id" text NOT NULL,
	"blind_choice" text NOT NULL,
	"weight" double precision NOT NULL,
	"excluded_by" text,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blind_votes_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "blind_counts" ADD CONSTRAINT "blind_counts_first_voice_id_voices_voice_id_fk" FOREIGN KEY ("first_voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_counts" ADD CONSTRAINT "blind_counts_second_voice_id_voices_voice_id_fk" FOREIGN KEY ("second_voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_decision_votes" ADD CONSTRAINT "blind_decision_votes_decision_id_blind_decisions_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."blind_decisions"("decision_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_decision_votes" ADD CONSTRAINT "blind_decision_votes_vote_id_blind_votes_vote_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."blind_votes"("vote_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_pairs" ADD CONSTRAINT "blind_pairs_left_voice_id_voices_voice_id_fk" FOREIGN KEY ("left_voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_pairs" ADD CONSTRAINT "blind_pairs_right_voice_id_voices_voice_id_fk" FOREIGN KEY ("right_voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_pairs" ADD CONSTRAINT "blind_pairs_left_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("left_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_pairs" ADD CONSTRAINT "blind_pairs_right_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("right_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_scores" ADD CONSTRAINT "blind_scores_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_votes" ADD CONSTRAINT "blind_votes_left_voice_id_voices_voice_id_fk" FOREIGN KEY ("left_voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_votes" ADD CONSTRAINT "blind_votes_right_voice_id_voices_voice_id_fk" FOREIGN KEY ("right_voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blind_decision_votes_vote" ON "blind_decision_votes" USING btree ("vote_id");--> statement-breakpoint
CREATE INDEX "blind_decisions_time" ON "blind_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "blind_pairs_voter" ON "blind_pairs" USING btree ("voter_key","issued_at");--> statement-breakpoint
CREATE INDEX "blind_pairs_expiry" ON "blind_pairs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "blind_pairs_left" ON "blind_pairs" USING btree ("left_snippet_id");--> statement-breakpoint
CREATE INDEX "blind_pairs_right" ON "blind_pairs" USING btree ("right_snippet_id");--> statement-breakpoint
CREATE INDEX "blind_votes_voter" ON "blind_votes" USING btree ("voter_key","voted_at");--> statement-breakpoint
CREATE INDEX "blind_votes_network" ON "blind_votes" USING btree ("network_key","voted_at");--> statement-breakpoint
CREATE INDEX "blind_votes_language" ON "blind_votes" USING btree ("language_code","voted_at");--> statement-breakpoint
CREATE INDEX "blind_votes_left" ON "blind_votes" USING btree ("left_voice_id");--> statement-breakpoint
CREATE INDEX "blind_votes_right" ON "blind_votes" USING btree ("right_voice_id");