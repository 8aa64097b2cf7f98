ALTER TABLE `watch_accounts` ADD `places` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `watch_accounts` SET `places` = (SELECT coalesce(sum(`places`), 0) FROM `watch_blocks` WHERE `watch_blocks`.`account` = `watch_accounts`.`account`);
