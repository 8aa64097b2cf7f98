-- These triggers derive `company_keys` from `companies`. The keys of a company are its business number
-- as '#' and the digits, its names, and each name with each representative as 'name|person'. A name
-- that the company had before is a former name, unless it is one of the current names too.

-- A new company has only a name. An import of the whole table fires this trigger for every company,
-- so it does as little as possible.
CREATE TRIGGER company_added AFTER INSERT ON companies BEGIN
  INSERT INTO company_keys (key, former, corp_code) VALUES (NEW.name_key, 0, NEW.corp_code);
END;
--> statement-breakpoint
CREATE TRIGGER company_changes BEFORE UPDATE OF name_key, former_keys, alias_keys, business_number, representatives ON companies BEGIN
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
-- UNION and DISTINCT make each key occur only once. OR IGNORE does not work here, because the upsert
-- that fires the trigger overrules it.
CREATE TRIGGER company_changed AFTER UPDATE OF name_key, former_keys, alias_keys, business_number, representatives ON companies BEGIN
  INSERT INTO company_keys (key, former, corp_code)
    SELECT '#' || NEW.business_number, 0, NEW.corp_code WHERE NEW.business_number IS NOT NULL
    UNION SELECT NEW.name_key, 0, NEW.corp_code
    UNION SELECT value, 0, NEW.corp_code FROM json_each(NEW.alias_keys);
  INSERT INTO company_keys (key, former, corp_code)
    SELECT DISTINCT value, 1, NEW.corp_code FROM json_each(NEW.former_keys)
     WHERE value <> NEW.name_key AND value NOT IN (SELECT value FROM json_each(NEW.alias_keys));
  INSERT INTO company_keys (key, former, corp_code)
    SELECT DISTINCT name.key || '|' || person.value, 0, NEW.corp_code
      FROM (SELECT NEW.name_key AS key
            UNION SELECT value FROM json_each(NEW.alias_keys)
            UNION SELECT value FROM json_each(NEW.former_keys)) AS name,
           json_each(NEW.representatives) AS person;
END;
