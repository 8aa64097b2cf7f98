CREATE TABLE `batch_engine` (
	`id` integer PRIMARY KEY NOT NULL,
	`turn` integer DEFAULT 0 NOT NULL,
	`taken_at` integer DEFAULT 0 NOT NULL,
	`hinted_at` integer DEFAULT 0 NOT NULL,
	`outage_since` integer,
	`next_probe_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `__new_batch_chunks` (
	`job_id` text NOT NULL,
	`first` integer NOT NULL,
	`count` integer NOT NULL,
	`rows` integer NOT NULL,
	`status` text NOT NULL,
	`offset` integer NOT NULL,
	`length` integer NOT NULL,
	`turn` integer NOT NULL,
	`weight` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`result` integer,
	`reason` text,
	`waiting_since` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`deaths` integer DEFAULT 0 NOT NULL,
	`valid` integer DEFAULT 0 NOT NULL,
	`invalid` integer DEFAULT 0 NOT NULL,
	`errors` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `first`)
);
--> statement-breakpoint
-- After this migration, the Worker cannot read the files of a job that is still running. Such a job
-- fails and is not charged, and the customer can submit it again. Jobs that have ended stay as they
-- are.
INSERT INTO `__new_batch_chunks` (job_id, first, count, rows, status, offset, length, turn, weight, due_at, attempt, result, valid, invalid, errors, answered)
  SELECT job_id, position * 100, 100, valid + invalid + errors, iif(status = 'pending', 'waiting', status), offset, length, 0, 1, 0, claim,
         iif(status = 'done', claim, NULL), valid, invalid, errors, answered
    FROM batch_chunks;--> statement-breakpoint
DROP TABLE `batch_chunks`;--> statement-breakpoint
ALTER TABLE `__new_batch_chunks` RENAME TO `batch_chunks`;--> statement-breakpoint
CREATE INDEX `batch_chunks_turn` ON `batch_chunks` (`turn`,`weight`) WHERE status IN ('waiting', 'processing');--> statement-breakpoint
CREATE INDEX `batch_chunks_due` ON `batch_chunks` (`status`,`due_at`);--> statement-breakpoint
INSERT INTO `batch_engine` (id) VALUES (1);--> statement-breakpoint
DROP INDEX `batch_jobs_unfinished`;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `retention_days` integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `is_shared` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `answered` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `deadline_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `cancelled_at` integer;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `lease_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `batch_jobs` ADD `tidy_at` integer;--> statement-breakpoint
CREATE INDEX `batch_jobs_account` ON `batch_jobs` (`account`,`status`,`bytes`);--> statement-breakpoint
CREATE INDEX `batch_jobs_status` ON `batch_jobs` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `batch_jobs_tidy` ON `batch_jobs` (`tidy_at`);--> statement-breakpoint
ALTER TABLE `batch_jobs` DROP COLUMN `finish_lease_until`;--> statement-breakpoint
UPDATE batch_jobs SET answered = (SELECT coalesce(sum(answered), 0) FROM batch_chunks WHERE job_id = id), deadline_at = created_at + 259200000;
