/** The admin token of the local run. It is public: it opens the admin routes on loopback only. */
export const DEMO_ADMIN_TOKEN = "local-admin-token";
