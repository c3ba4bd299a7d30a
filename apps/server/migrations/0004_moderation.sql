CREATE TABLE "snippet_decisions" (
	"decision_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "snippet_decisions_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voice_snippet_id" text NOT NULL,
	"hidden" boolean NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "snippets" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "snippet_decisions" ADD CONSTRAINT "snippet_decisions_voice_snippet_id_snippets_voice_snippet_id_fk" FOREIGN KEY ("voice_snippet_id") REFERENCES "public"."snippets"("voice_snippet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snippet_decisions_snippet" ON "snippet_decisions" USING btree ("voice_snippet_id");