-- Names are normalised by the server before they are stored, and compared byte by byte: so every database,
-- whatever its locale, finds and orders them alike. The same index serves the order and "starts with".
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
ALTER TABLE "voices" ALTER COLUMN "search_name" TYPE text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "voices_search_name" ON "voices" USING btree ("search_name", "voice_id");
--> statement-breakpoint
CREATE INDEX "voices_search_name_trigrams" ON "voices" USING gin ("search_name" gin_trgm_ops);
