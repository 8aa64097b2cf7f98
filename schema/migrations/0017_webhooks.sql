CREATE TABLE `webhook_accounts` (
	`account` text PRIMARY KEY NOT NULL,
	`endpoints_at` integer DEFAULT 0 NOT NULL,
	`endpoints` integer DEFAULT 0 NOT NULL,
	`tests_at` integer DEFAULT 0 NOT NULL,
	`tests` integer DEFAULT 0 NOT NULL,
	`is_failing` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `webhook_blocked_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`blocked_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`endpoint` text NOT NULL,
	`event` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`due_at` integer,
	`attempt` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer,
	`status_code` integer,
	`duration_ms` integer,
	PRIMARY KEY(`endpoint`, `event`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_open` ON `webhook_deliveries` (`endpoint`,`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_sending` ON `webhook_deliveries` (`due_at`) WHERE status = 'sending';--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`types` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`generation` integer DEFAULT 1 NOT NULL,
	`master` text NOT NULL,
	`previous_master` text,
	`previous_until` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`disabled_at` integer,
	`disabled_reason` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_of_account` ON `webhook_endpoints` (`account`);--> statement-breakpoint
-- Each event gets a delivery for each enabled endpoint of its account that wants its type.
CREATE TRIGGER event_delivered AFTER INSERT ON events BEGIN
  INSERT INTO webhook_deliveries (endpoint, event, due_at)
    SELECT id, NEW.id, NEW.created_at FROM webhook_endpoints
    WHERE account = NEW.account AND status = 'enabled'
      AND (types IS NULL OR EXISTS (SELECT 1 FROM json_each(types) WHERE value = NEW.type));
END;
--> statement-breakpoint
-- An endpoint that is not enabled any more has no deliveries that wait.
CREATE TRIGGER webhook_endpoint_stopped AFTER UPDATE OF status ON webhook_endpoints
WHEN OLD.status = 'enabled' AND NEW.status <> 'enabled' BEGIN
  UPDATE webhook_deliveries SET status = 'dropped', due_at = NULL
    WHERE endpoint = NEW.id AND due_at IS NOT NULL;
END;
