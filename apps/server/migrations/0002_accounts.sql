CREATE TABLE "snippet_owners" (
	"voice_snippet_id" text NOT NULL,
	"owner_key" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snippet_owners_voice_snippet_id_owner_key_pk" PRIMARY KEY("voice_snippet_id","owner_key")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"voice_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_once" UNIQUE("user_id","purpose","kind"),
	CONSTRAINT "credit_entries_credits" CHECK ("credit_entries"."credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"origin" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"login_hash" text PRIMARY KEY NOT NULL,
	"connection_id" text,
	"provider_login" jsonb,
	"completed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"origin" text,
	"family" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"user_email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"account_level" integer DEFAULT 0 NOT NULL,
	"total_credits" integer DEFAULT 0 NOT NULL,
	"voice_credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "users_credits" CHECK ("users"."voice_credits" BETWEEN 0 AND "users"."total_credits")
);
--> statement-breakpoint
CREATE TABLE "collection_voices" (
	"collection_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_voices_collection_id_voice_id_pk" PRIMARY KEY("collection_id","voice_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"collection_name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_name" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"voice_favorite_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_voice" UNIQUE("user_id","voice_id")
);
--> statement-breakpoint
CREATE TABLE "rating_decisions" (
	"decision_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rating_decisions_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rating_id" bigint NOT NULL,
	"excluded" boolean NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"rater_key" text NOT NULL,
	"voice_id" text NOT NULL,
	"voice_snippet_id" text,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"rating_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_rating_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rater_key" text NOT NULL,
	"voice_id" text NOT NULL,
	"voice_text" text NOT NULL,
	"text_key" text NOT NULL,
	"stars" smallint NOT NULL,
	"voice_snippet_id" text,
	"rated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"latest" boolean DEFAULT true NOT NULL,
	"weight" double precision NOT NULL,
	"network_key" text,
	"checks" jsonb NOT NULL,
	"suspicion" integer DEFAULT 0 NOT NULL,
	"excluded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ratings_stars" CHECK ("ratings"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "ratings_weight" CHECK ("ratings"."weight" BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE TABLE "voice_scores" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"score" double precision NOT NULL,
	"score_low" double precision NOT NULL,
	"score_high" double precision NOT NULL,
	"rater_count" integer NOT NULL,
	"excluded_count" integer NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "snippets" ADD COLUMN "text_key" text;--> statement-breakpoint
-- As `textKey` makes it.
UPDATE "snippets" SET "text_key" = encode(sha256(convert_to("voice_snippet_text", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "snippets" ALTER COLUMN "text_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "snippet_owners" ADD CONSTRAINT "snippet_owners_voice_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("voice_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_voices" ADD CONSTRAINT "collection_voices_collection_id_collections_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("collection_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_voices" ADD CONSTRAINT "collection_voices_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_decisions" ADD CONSTRAINT "rating_decisions_rating_id_ratings_rating_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("rating_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_tokens" ADD CONSTRAINT "rating_tokens_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_tokens" ADD CONSTRAINT "rating_tokens_voice_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("voice_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_voice_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("voice_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_scores" ADD CONSTRAINT "voice_scores_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snippet_owners_owner" ON "snippet_owners" USING btree ("owner_key","created_at");--> statement-breakpoint
CREATE INDEX "logins_connection" ON "logins" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family");--> statement-breakpoint
CREATE INDEX "favorites_of_voice" ON "favorites" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "rating_decisions_rating" ON "rating_decisions" USING btree ("rating_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_latest" ON "ratings" USING btree ("rater_key","voice_id","text_key") WHERE "ratings"."latest";--> statement-breakpoint
CREATE INDEX "ratings_voice" ON "ratings" USING btree ("voice_id","rated_at");--> statement-breakpoint
CREATE INDEX "ratings_network" ON "ratings" USING btree ("network_key","rated_at");--> statement-breakpoint
CREATE INDEX "ratings_time" ON "ratings" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "voice_scores_score" ON "voice_scores" USING btree ("score");--> statement-breakpoint
CREATE INDEX "snippets_text" ON "snippets" USING btree ("text_key");--> statement-breakpoint
-- What was spoken before there were owners stays public if it was, and belongs to nobody.
INSERT INTO "snippet_owners" ("voice_snippet_id", "owner_key", "shared", "created_at")
	SELECT "voice_snippet_id", 'nobody', "shared", "created_at" FROM "snippets";--> statement-breakpoint
ALTER TABLE "snippets" DROP COLUMN "shared";
