CREATE SEQUENCE "public"."voice_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
DROP INDEX IF EXISTS "voices_position";--> statement-breakpoint
DROP INDEX IF EXISTS "voices_pitch";--> statement-breakpoint
DROP INDEX IF EXISTS "voices_wpm";--> statement-breakpoint
DROP INDEX IF EXISTS "voices_intensity";--> statement-breakpoint
DROP INDEX IF EXISTS "voices_fry";--> statement-breakpoint
DROP INDEX IF EXISTS "voices_energy";--> statement-breakpoint
DROP INDEX IF EXISTS "voices_languages";--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "changed" bigint DEFAULT nextval('voice_changes') NOT NULL;--> statement-breakpoint
CREATE INDEX "voices_changed" ON "voices" USING btree ("changed");--> statement-breakpoint
CREATE FUNCTION number_voice_change() RETURNS trigger AS $$
BEGIN
  IF NEW IS DISTINCT FROM OLD THEN
    NEW.changed := nextval('voice_changes');
  END IF;
  RETURN NEW;
END
$$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER voice_change BEFORE UPDATE ON "voices" FOR EACH ROW EXECUTE FUNCTION number_voice_change();
