CREATE TABLE `receipt_keys` (
	`kid` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`x` text NOT NULL,
	`y` text NOT NULL,
	`iat` integer NOT NULL,
	`exp` integer,
	`revoked_at` integer
) WITHOUT ROWID;
