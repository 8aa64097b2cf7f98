CREATE TABLE `erased_accounts` (
	`hash` text PRIMARY KEY NOT NULL,
	`account` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `erased_accounts_left` ON `erased_accounts` (`account`) WHERE account IS NOT NULL;--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`dedupe` text NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_dedupe` ON `events` (`account`,`dedupe`);--> statement-breakpoint
CREATE INDEX `events_of_account` ON `events` (`account`,`type`,`id`);--> statement-breakpoint
CREATE TABLE `watch_accounts` (
	`account` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`limits` text NOT NULL,
	`key_expires_at` integer,
	`watched` integer DEFAULT 0 NOT NULL,
	`change` text DEFAULT '' NOT NULL,
	`key_lost_at` integer,
	`looked_at` integer DEFAULT 0 NOT NULL,
	`stale_at` integer,
	`runs` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `watch_accounts_lost` ON `watch_accounts` (`key_lost_at`) WHERE key_lost_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `watch_accounts_stale` ON `watch_accounts` (`stale_at`) WHERE stale_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `watch_blocks` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`places` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`wait_until` integer DEFAULT 0 NOT NULL,
	`taken_until` integer,
	`attempt` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`answered_at` integer NOT NULL,
	`states` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `watch_blocks_of_account` ON `watch_blocks` (`account`);--> statement-breakpoint
CREATE INDEX `watch_blocks_room` ON `watch_blocks` (`account`) WHERE places < 100;--> statement-breakpoint
CREATE INDEX `watch_blocks_due` ON `watch_blocks` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `watch_blocks_taken` ON `watch_blocks` (`taken_until`) WHERE taken_until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `watches` (
	`account` text NOT NULL,
	`number` text NOT NULL,
	`reference` text,
	`block` integer NOT NULL,
	`added_at` integer NOT NULL,
	`removed_at` integer,
	PRIMARY KEY(`account`, `number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `watches_of_block` ON `watches` (`account`,`block`,`number`);--> statement-breakpoint
CREATE INDEX `watches_removed` ON `watches` (`removed_at`) WHERE removed_at IS NOT NULL;
