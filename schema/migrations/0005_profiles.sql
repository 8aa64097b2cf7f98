CREATE TABLE `profiles` (
	`business_number` integer PRIMARY KEY NOT NULL,
	`corp_code` integer,
	`legal_name` text NOT NULL,
	`english_name` text NOT NULL,
	`stock_name` text NOT NULL,
	`representatives` text NOT NULL,
	`address` text NOT NULL,
	`industry_code` text NOT NULL,
	`established_on` text NOT NULL,
	`company_read_on` text NOT NULL,
	`employees` integer,
	`employees_read_on` text,
	`capital` integer,
	`revenue` integer,
	`accounts_read_on` text
);
--> statement-breakpoint
CREATE INDEX `profiles_corp_code` ON `profiles` (`corp_code`);