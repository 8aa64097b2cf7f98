CREATE TABLE `batch_chunks` (
	`job_id` text NOT NULL,
	`position` integer NOT NULL,
	`status` text NOT NULL,
	`offset` integer NOT NULL,
	`length` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`claim` integer DEFAULT 0 NOT NULL,
	`valid` integer DEFAULT 0 NOT NULL,
	`invalid` integer DEFAULT 0 NOT NULL,
	`errors` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `batch_chunks_unfinished` ON `batch_chunks` (`status`,`lease_until`);--> statement-breakpoint
CREATE TABLE `batch_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`idempotency_key` text,
	`fingerprint` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`total` integer NOT NULL,
	`malformed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`expires_at` integer NOT NULL,
	`finish_lease_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `batch_jobs_idempotency` ON `batch_jobs` (`account`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `batch_jobs_expiry` ON `batch_jobs` (`expires_at`);--> statement-breakpoint
CREATE INDEX `batch_jobs_unfinished` ON `batch_jobs` (`status`);