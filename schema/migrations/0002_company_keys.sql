-- What each company can be recognised by, read from its row: a business number as '#' and its digits, names, and each name with each
-- representative as 'name|person'. A name it bore before is a former one unless it bears it again.
CREATE VIEW derived_company_keys AS
  SELECT corp_code, '#' || business_number AS key, 0 AS former FROM companies WHERE business_number IS NOT NULL
  UNION ALL
  SELECT corp_code, name_key, 0 FROM companies
  UNION ALL
  SELECT corp_code, alias.value, 0 FROM companies, json_each(alias_keys) AS alias
  UNION ALL
  SELECT corp_code, name.value, 1 FROM companies, json_each(former_keys) AS name
   WHERE name.value <> name_key AND name.value NOT IN (SELECT value FROM json_each(alias_keys))
  UNION ALL
  SELECT corp_code, name_key || '|' || person.value, 0 FROM companies, json_each(representatives) AS person
  UNION ALL
  SELECT corp_code, alias.value || '|' || person.value, 0
    FROM companies, json_each(alias_keys) AS alias, json_each(representatives) AS person
  UNION ALL
  SELECT corp_code, name.value || '|' || person.value, 0
    FROM companies, json_each(former_keys) AS name, json_each(representatives) AS person;
--> statement-breakpoint
-- A new company has a name and nothing else yet: the whole table comes in by this trigger, so it does no more than that.
CREATE TRIGGER company_added AFTER INSERT ON companies BEGIN
  INSERT INTO company_keys (key, former, corp_code) VALUES (NEW.name_key, 0, NEW.corp_code);
END;
--> statement-breakpoint
CREATE TRIGGER company_changes BEFORE UPDATE OF name_key, former_keys, alias_keys, business_number, representatives ON companies BEGIN
  DELETE FROM company_keys WHERE (key, former, corp_code) IN
    (SELECT key, former, corp_code FROM derived_company_keys WHERE corp_code = OLD.corp_code);
END;
--> statement-breakpoint
CREATE TRIGGER company_changed AFTER UPDATE OF name_key, former_keys, alias_keys, business_number, representatives ON companies BEGIN
  INSERT OR IGNORE INTO company_keys (key, former, corp_code)
    SELECT key, former, corp_code FROM derived_company_keys WHERE corp_code = NEW.corp_code;
END;
