CREATE TABLE "work_positions" (
	"work_id" text NOT NULL,
	"listener_key" text NOT NULL,
	"sentence_index" integer NOT NULL,
	"sentence_offset" double precision NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_positions_work_id_listener_key_pk" PRIMARY KEY("work_id","listener_key")
);
--> statement-breakpoint
CREATE TABLE "work_snippets" (
	"work_id" text NOT NULL,
	"voice_snippet_id" text NOT NULL,
	CONSTRAINT "work_snippets_work_id_voice_snippet_id_pk" PRIMARY KEY("work_id","voice_snippet_id")
);
--> statement-breakpoint
CREATE TABLE "works" (
	"work_id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"speech_scope" text NOT NULL,
	"title" text NOT NULL,
	"author" text,
	"language" text NOT NULL,
	"source" text,
	"voice_id" text NOT NULL,
	"speaker_voices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'idle' NOT NULL,
	"failure" text,
	"failed_keys" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "work_positions" ADD CONSTRAINT "work_positions_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_snippets" ADD CONSTRAINT "work_snippets_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_snippets" ADD CONSTRAINT "work_snippets_voice_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("voice_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_snippets_snippet" ON "work_snippets" USING btree ("voice_snippet_id");--> statement-breakpoint
CREATE INDEX "works_owner" ON "works" USING btree ("owner_key","changed_at");