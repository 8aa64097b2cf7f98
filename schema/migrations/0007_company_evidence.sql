CREATE TABLE `former_names` (
	`corp_code` integer NOT NULL,
	`name_key` text NOT NULL,
	`english_key` integer NOT NULL,
	PRIMARY KEY(`corp_code`, `name_key`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `companies` ADD `english_key` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `is_english_stale` integer DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER company_added;--> statement-breakpoint
DROP TRIGGER company_changes;--> statement-breakpoint
DROP TRIGGER company_changed;--> statement-breakpoint
CREATE TABLE `__new_company_keys` (
	`key` text NOT NULL,
	`english` integer NOT NULL,
	`facts` integer NOT NULL,
	`corp_code` integer NOT NULL,
	`former` integer NOT NULL,
	PRIMARY KEY(`key`, `english`, `facts`, `corp_code`)
) WITHOUT ROWID;
--> statement-breakpoint
-- The next import fills in the English keys. Until then, no two companies share an English key.
INSERT INTO `__new_company_keys` ("key", "english", "facts", "corp_code", "former")
  SELECT "key", -"corp_code",
         CASE WHEN facts_read_on IS NULL THEN 1
              WHEN business_number IS NULL AND coalesce(representatives, '[]') = '[]' THEN 2
              ELSE 0 END,
         "corp_code", "former"
    FROM `company_keys` JOIN companies USING (corp_code);--> statement-breakpoint
DROP TABLE `company_keys`;--> statement-breakpoint
ALTER TABLE `__new_company_keys` RENAME TO `company_keys`;--> statement-breakpoint
-- These triggers derive `company_keys` from `companies`. The keys of a company are its business number
-- as '#' and the digits, its names, and each name with each representative as 'name|person'. A name
-- that the company had before is a former name, unless it is one of the current names too.

-- A new company has only a name. An import of the whole table fires this trigger for every company,
-- so it does as little as possible.
CREATE TRIGGER company_added AFTER INSERT ON companies BEGIN
  INSERT INTO company_keys (key, english, facts, corp_code, former) VALUES (NEW.name_key, iif(NEW.english_key, NEW.english_key, -NEW.corp_code), 1, NEW.corp_code, 0);
END;
--> statement-breakpoint
CREATE TRIGGER company_changes BEFORE UPDATE OF name_key, english_key, is_english_stale, former_keys, alias_keys, business_number, representatives, facts_read_on ON companies BEGIN
  DELETE FROM company_keys WHERE corp_code = OLD.corp_code AND key IN (
    SELECT '#' || OLD.business_number
    UNION ALL SELECT OLD.name_key
    UNION ALL SELECT value FROM json_each(OLD.alias_keys)
    UNION ALL SELECT value FROM json_each(OLD.former_keys));
  DELETE FROM company_keys WHERE corp_code = OLD.corp_code AND key IN (
    SELECT name.key || '|' || person.value
      FROM (SELECT OLD.name_key AS key
            UNION ALL SELECT value FROM json_each(OLD.alias_keys)
            UNION ALL SELECT value FROM json_each(OLD.former_keys)) AS name,
           json_each(OLD.representatives) AS person);
END;
--> statement-breakpoint
-- UNION makes each key occur only once. OR IGNORE does not work here, because the upsert
-- that fires the trigger overrules it.
CREATE TRIGGER company_changed AFTER UPDATE OF name_key, english_key, is_english_stale, former_keys, alias_keys, business_number, representatives, facts_read_on ON companies BEGIN
  INSERT INTO company_keys (key, english, facts, corp_code, former)
    SELECT entry.key, iif(NEW.english_key AND NOT NEW.is_english_stale AND NOT entry.former, NEW.english_key, -NEW.corp_code),
           iif(NEW.facts_read_on IS NULL, 1,
               iif(NEW.business_number IS NULL AND coalesce(NEW.representatives, '[]') = '[]', 2, 0)),
           NEW.corp_code, entry.former
      FROM (SELECT '#' || NEW.business_number AS key, 0 AS former WHERE NEW.business_number IS NOT NULL
            UNION SELECT NEW.name_key, 0
            UNION SELECT value, 0 FROM json_each(NEW.alias_keys)
            UNION SELECT value, 1 FROM json_each(NEW.former_keys)
                   WHERE value <> NEW.name_key AND value NOT IN (SELECT value FROM json_each(NEW.alias_keys))
            UNION SELECT name.key || '|' || person.value, 0
              FROM (SELECT NEW.name_key AS key
                    UNION SELECT value FROM json_each(NEW.alias_keys)
                    UNION SELECT value FROM json_each(NEW.former_keys)) AS name,
                   json_each(NEW.representatives) AS person) AS entry;
END;
