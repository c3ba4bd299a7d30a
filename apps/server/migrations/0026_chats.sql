CREATE TABLE "chat_messages" (
	"chat_id" text NOT NULL,
	"position" integer NOT NULL,
	"chat_role" text NOT NULL,
	"message_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_chat_id_position_pk" PRIMARY KEY("chat_id","position")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"chat_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"chat_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("chat_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_voice_id_voices_voice_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("voice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_user" ON "chats" USING btree ("user_id","changed_at");