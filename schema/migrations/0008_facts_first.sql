CREATE TABLE `disclosure_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`companies` integer NOT NULL,
	`with_facts` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `companies` ADD `facts_run` text;