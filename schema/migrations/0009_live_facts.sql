CREATE TABLE `live_facts` (
	`business_number` integer NOT NULL,
	`source` integer NOT NULL,
	`asked_on` integer NOT NULL,
	`facts` text,
	PRIMARY KEY(`business_number`, `source`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `live_facts_wanted` ON `live_facts` (`business_number`) WHERE asked_on <= 0;