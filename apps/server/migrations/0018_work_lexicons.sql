ALTER TABLE "lexicon_entries" DROP CONSTRAINT "lexicon_entries_key";--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD COLUMN "work_id" text;--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lexicon_entries_work" ON "lexicon_entries" USING btree ("work_id");--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_key" UNIQUE NULLS NOT DISTINCT("owner_key","work_id","entry_key");