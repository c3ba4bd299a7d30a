CREATE TABLE "buddy_blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"username" text NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buddy_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "buddy_follows" (
	"follower_id" text NOT NULL,
	"followed_id" text NOT NULL,
	"followed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buddy_follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
);
--> statement-breakpoint
CREATE TABLE "buddy_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"allow_follow" boolean DEFAULT false NOT NULL,
	"show_taste" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share_settings" ADD COLUMN "public_since" timestamp with time zone;--> statement-breakpoint
UPDATE "share_settings" SET "public_since" = now() WHERE "visibility" = 'public';--> statement-breakpoint
ALTER TABLE "buddy_blocks" ADD CONSTRAINT "buddy_blocks_blocker_id_users_user_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_blocks" ADD CONSTRAINT "buddy_blocks_blocked_id_users_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_follows" ADD CONSTRAINT "buddy_follows_follower_id_users_user_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_follows" ADD CONSTRAINT "buddy_follows_followed_id_users_user_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_settings" ADD CONSTRAINT "buddy_settings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buddy_blocks_blocked" ON "buddy_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "buddy_follows_followed" ON "buddy_follows" USING btree ("followed_id");