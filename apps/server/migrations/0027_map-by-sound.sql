ALTER TABLE "voices" ADD COLUMN "voice_sound_x" double precision;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "voice_sound_y" double precision;