INSERT INTO `plans` (`variant`, `id`, `name`, `monthly_quota`, `rate_per_second`, `max_batch`, `price_usd`) VALUES
	('a', 'free', 'Free', 100, 5, NULL, 0),
	('a', 'starter', 'Starter', 5000, 10, NULL, 29),
	('a', 'pro', 'Pro', 25000, 25, 100, 99),
	('a', 'premium', 'Premium', 100000, 50, 1000, 299),
	('a', 'enterprise', 'Enterprise', 500000, 100, 10000, 999),
	('b', 'free', 'Free', 1000, 10, NULL, 0),
	('b', 'paid', 'Paid', NULL, 100, NULL, NULL);
