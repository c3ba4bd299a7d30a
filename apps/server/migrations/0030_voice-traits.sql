ALTER TABLE "voices" ADD COLUMN "voice_traits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "samples" DROP COLUMN "voice_best_for_description";