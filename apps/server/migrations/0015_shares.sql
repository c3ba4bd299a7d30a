CREATE TABLE "removed_snippets" (
	"voice_snippet_id" text NOT NULL,
	"owner_key" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_snippets_voice_snippet_id_owner_key_pk" PRIMARY KEY("voice_snippet_id","owner_key")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"link_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"owner_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "share_settings" (
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"owner_key" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"allow_download" boolean DEFAULT true NOT NULL,
	"allow_embed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "share_settings_kind_target_id_owner_key_pk" PRIMARY KEY("kind","target_id","owner_key")
);
--> statement-breakpoint
ALTER TABLE "snippets" ADD COLUMN "access_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_snippets" ADD CONSTRAINT "removed_snippets_voice_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("voice_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_snippets_owner" ON "removed_snippets" USING btree ("owner_key");--> statement-breakpoint
CREATE INDEX "share_links_target" ON "share_links" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "share_links_owner" ON "share_links" USING btree ("owner_key");--> statement-breakpoint
CREATE INDEX "share_settings_owner" ON "share_settings" USING btree ("owner_key");