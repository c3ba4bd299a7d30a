CREATE TABLE "designed_voices" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"design" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "designed_voices" ADD CONSTRAINT "designed_voices_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designed_voices_owner" ON "designed_voices" USING btree ("owner_key","created_at");