DROP INDEX `batch_jobs_account`;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `kind` text DEFAULT 'verify' NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `name` text;--> statement-breakpoint
CREATE INDEX `batch_jobs_of_account` ON `batch_jobs` (`account`,`status`,`created_at`,`id`,`bytes`);--> statement-breakpoint
ALTER TABLE `batch_chunks` ADD `active` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_chunks` ADD `suspended` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_chunks` ADD `closed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_chunks` ADD `details_mismatch` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_chunks` ADD `not_registered` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_chunks` ADD `unconfirmed` integer DEFAULT 0 NOT NULL;