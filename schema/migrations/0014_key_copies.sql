CREATE TABLE `key_copies` (
	`day` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`next_piece` integer DEFAULT 0 NOT NULL,
	`keys` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`completed_at` integer
);
