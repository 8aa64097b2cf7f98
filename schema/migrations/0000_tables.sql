CREATE TABLE `companies` (
	`corp_code` integer PRIMARY KEY NOT NULL,
	`name_ko` text NOT NULL,
	`name_en` text,
	`stock_code` text,
	`modified_on` text NOT NULL,
	`name_key` text NOT NULL,
	`former_keys` text DEFAULT '[]' NOT NULL,
	`alias_keys` text,
	`business_number` text,
	`representatives` text,
	`facts_read_on` text
);
--> statement-breakpoint
CREATE TABLE `company_keys` (
	`key` text NOT NULL,
	`former` integer NOT NULL,
	`corp_code` integer NOT NULL,
	PRIMARY KEY(`key`, `former`, `corp_code`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `plans` (
	`variant` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`monthly_quota` integer,
	`rate_per_second` integer NOT NULL,
	`max_batch` integer,
	`price_usd` integer,
	PRIMARY KEY(`variant`, `id`)
);
