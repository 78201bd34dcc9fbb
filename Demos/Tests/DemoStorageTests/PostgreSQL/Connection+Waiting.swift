#if PostgreSQL
  import PostgreSQLClient

  extension Connection {
    /// Waits on the server until another connection to the same database waits for an event of PostgreSQL's list.
    func waitUntilAnotherWaits(_ event: String) throws {
      // Statements of the language PL/pgSQL have no parameters.
      try run("SELECT set_config('test.event', $1, FALSE)", [event])
      try runScript(
        """
        DO $$ BEGIN
          WHILE NOT EXISTS (
            SELECT FROM pg_stat_activity WHERE wait_event = current_setting('test.event')
              AND datname = current_database() AND pid <> pg_backend_pid()
          )
          LOOP PERFORM pg_sleep(0.01); PERFORM pg_stat_clear_snapshot(); END LOOP;
        END $$
        """)
    }

    /// Waits on the server until no other connection to the same database exists.
    func waitUntilAlone() throws {
      try runScript(
        """
        DO $$ BEGIN
          WHILE EXISTS (
            SELECT FROM pg_stat_activity
            WHERE backend_type = 'client backend' AND datname = current_database() AND pid <> pg_backend_pid()
          )
          LOOP PERFORM pg_sleep(0.01); PERFORM pg_stat_clear_snapshot(); END LOOP;
        END $$
        """)
    }
  }
#endif
