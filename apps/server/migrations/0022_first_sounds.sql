CREATE TABLE "first_sounds" (
	"voice_service" text NOT NULL,
	"day" date NOT NULL,
	"step_ms" integer NOT NULL,
	"text_count" integer NOT NULL,
	CONSTRAINT "first_sounds_voice_service_day_step_ms_pk" PRIMARY KEY("voice_service","day","step_ms")
);
