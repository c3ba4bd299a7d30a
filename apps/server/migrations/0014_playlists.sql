CREATE TABLE "playlist_items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"playlist_id" text NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"voice_id" text,
	"voice_snippet_id" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_positions" (
	"playlist_id" text NOT NULL,
	"listener_key" text NOT NULL,
	"item_id" text NOT NULL,
	"position_ms" double precision NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playlist_positions_playlist_id_listener_key_pk" PRIMARY KEY("playlist_id","listener_key")
);
--> statement-breakpoint
CREATE TABLE "playlists" (
	"playlist_id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"playlist_name" text NOT NULL,
	"name_key" text,
	"playlist_visibility" text DEFAULT 'private' NOT NULL,
	"playlist_pause" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "playlists_name" UNIQUE("owner_key","name_key")
);
--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_playlist_id_playlists_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("playlist_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_voice_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("voice_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_positions" ADD CONSTRAINT "playlist_positions_playlist_id_playlists_playlist_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("playlist_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_positions" ADD CONSTRAINT "playlist_positions_item_id_playlist_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."playlist_items"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_items_place" ON "playlist_items" USING btree ("playlist_id","place");--> statement-breakpoint
CREATE INDEX "playlist_items_snippet" ON "playlist_items" USING btree ("voice_snippet_id");--> statement-breakpoint
CREATE INDEX "playlist_positions_listener" ON "playlist_positions" USING btree ("listener_key");--> statement-breakpoint
CREATE INDEX "playlist_positions_item" ON "playlist_positions" USING btree ("item_id");