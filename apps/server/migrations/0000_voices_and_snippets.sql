CREATE TABLE "samples" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"voice_sample_text" text NOT NULL,
	"voice_sample_word_times" jsonb NOT NULL,
	"voice_sample_duration" double precision NOT NULL,
	"voice_sample_peaks" smallint[] NOT NULL,
	"voice_lufs" double precision,
	"voiceprint" jsonb NOT NULL,
	"voice_summary" text NOT NULL,
	"voice_attributes_summary" jsonb NOT NULL,
	"voice_detail_breakdown" text[] NOT NULL,
	"voice_best_for_description" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"voice_snippet_id" text PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"voice_id" text NOT NULL,
	"voice_snippet_text" text NOT NULL,
	"voice_snippet_timestamps" jsonb NOT NULL,
	"measured_duration" double precision NOT NULL,
	"voice_snippet_duration" double precision NOT NULL,
	"voice_snippet_peaks" smallint[] NOT NULL,
	"timing_source" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snippets_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "voices" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"voice_name" text NOT NULL,
	"search_name" text NOT NULL,
	"voice_service" text NOT NULL,
	"voice_service_alias" text NOT NULL,
	"voice_gender" text NOT NULL,
	"voice_speaker_id" text NOT NULL,
	"voice_instructions" text,
	"voice_language_codes" text[] NOT NULL,
	"language_keys" text[] NOT NULL,
	"country_codes" text[] NOT NULL,
	"position" integer NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"measured_stamp" text,
	"measured_at" timestamp with time zone,
	"failure" text,
	"voice_pitch_hz" double precision,
	"voice_words_per_minute" double precision,
	"voice_intensity" double precision,
	"voice_vocal_fry" double precision,
	"voice_energy" double precision,
	"voice_categories" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voices_position" ON "voices" USING btree (("measured_stamp" IS NULL),"position","voice_id");--> statement-breakpoint
CREATE INDEX "voices_pitch" ON "voices" USING btree ("voice_pitch_hz");--> statement-breakpoint
CREATE INDEX "voices_wpm" ON "voices" USING btree ("voice_words_per_minute");--> statement-breakpoint
CREATE INDEX "voices_intensity" ON "voices" USING btree ("voice_intensity");--> statement-breakpoint
CREATE INDEX "voices_fry" ON "voices" USING btree ("voice_vocal_fry");--> statement-breakpoint
CREATE INDEX "voices_energy" ON "voices" USING btree ("voice_energy");--> statement-breakpoint
CREATE INDEX "voices_languages" ON "voices" USING gin ("language_keys");