CREATE TABLE "early_access" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "early_access_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE INDEX "early_access_expiry" ON "early_access" USING btree ("expires_at");