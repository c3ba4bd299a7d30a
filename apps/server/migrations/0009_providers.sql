ALTER TABLE "voices" ADD COLUMN "gender_source" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "provider_voice_id" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "price" jsonb;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "licence" jsonb;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "timing_source" text DEFAULT 'native' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "sample_source" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "planned_source" text;--> statement-breakpoint
CREATE TABLE "engine_states" (
	"service" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
UPDATE "voices" SET "provider_voice_id" = "voice_speaker_id", "planned_source" = 'sample', "gender_source" = 'stated',
  "sample_source" = CASE WHEN "measured_stamp" IS NOT NULL THEN 'sample' END;--> statement-breakpoint
ALTER TABLE "voices" ALTER COLUMN "provider_voice_id" SET NOT NULL;
