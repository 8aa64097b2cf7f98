CREATE TABLE `batch_accounts` (
	`account` text PRIMARY KEY NOT NULL,
	`jobs` integer NOT NULL,
	`bytes` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `batch_jobs_of_account_expiry` ON `batch_jobs` (`account`,`expires_at`);--> statement-breakpoint
-- These triggers keep `batch_accounts`. None of their statements can meet a conflict, because the
-- statement that fires a trigger decides what a conflict does.
CREATE TRIGGER batch_job_added AFTER INSERT ON batch_jobs BEGIN
  INSERT INTO batch_accounts (account, jobs, bytes) SELECT NEW.account, 0, 0
    WHERE NOT EXISTS (SELECT 1 FROM batch_accounts WHERE account = NEW.account);
  UPDATE batch_accounts SET jobs = jobs + 1, bytes = bytes + NEW.bytes WHERE account = NEW.account;
END;
--> statement-breakpoint
CREATE TRIGGER batch_job_removed AFTER DELETE ON batch_jobs BEGIN
  UPDATE batch_accounts SET jobs = jobs - 1, bytes = bytes - OLD.bytes WHERE account = OLD.account;
  DELETE FROM batch_accounts WHERE account = OLD.account AND jobs <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER batch_job_resized AFTER UPDATE OF bytes ON batch_jobs
WHEN NEW.account = OLD.account AND NEW.bytes <> OLD.bytes BEGIN
  UPDATE batch_accounts SET bytes = bytes + NEW.bytes - OLD.bytes WHERE account = NEW.account;
END;
--> statement-breakpoint
-- A job changes its account only when the account is erased.
CREATE TRIGGER batch_job_moved AFTER UPDATE OF account ON batch_jobs
WHEN NEW.account <> OLD.account BEGIN
  UPDATE batch_accounts SET jobs = jobs - 1, bytes = bytes - OLD.bytes WHERE account = OLD.account;
  DELETE FROM batch_accounts WHERE account = OLD.account AND jobs <= 0;
  INSERT INTO batch_accounts (account, jobs, bytes) SELECT NEW.account, 0, 0
    WHERE NOT EXISTS (SELECT 1 FROM batch_accounts WHERE account = NEW.account);
  UPDATE batch_accounts SET jobs = jobs + 1, bytes = bytes + NEW.bytes WHERE account = NEW.account;
END;
--> statement-breakpoint
-- Counts the rows that exist already. REPLACE corrects rows that a trigger has written meanwhile.
INSERT OR REPLACE INTO batch_accounts (account, jobs, bytes)
  SELECT account, count(*), sum(bytes) FROM batch_jobs GROUP BY account;
