CREATE TABLE "lexicon_entries" (
	"lexicon_entry_id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"entry_key" text NOT NULL,
	"term" text NOT NULL,
	"respelling" text,
	"ipa" text,
	"language_code" text,
	"voice_id" text,
	"case_sensitive" boolean NOT NULL,
	"whole_word" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lexicon_entries_key" UNIQUE("owner_key","entry_key")
);
--> statement-breakpoint
CREATE TABLE "lexicons" (
	"owner_key" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_owner_key_lexicons_owner_key_fk" FOREIGN KEY ("owner_key") REFERENCES "public"."lexicons"("owner_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;