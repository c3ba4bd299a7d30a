CREATE TABLE "licenses" (
	"license_id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"account_level" integer NOT NULL,
	"credits" integer NOT NULL,
	"order_key" text,
	"buyer_id" text,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "licenses_order_key_unique" UNIQUE("order_key")
);
--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_buyer_id_users_user_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licenses_buyer" ON "licenses" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "licenses_user" ON "licenses" USING btree ("user_id");