ALTER TABLE "playlist_items" ADD COLUMN "work_id" text;--> statement-breakpoint
ALTER TABLE "playlist_positions" ADD COLUMN "sentence_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_items_work" ON "playlist_items" USING btree ("work_id");