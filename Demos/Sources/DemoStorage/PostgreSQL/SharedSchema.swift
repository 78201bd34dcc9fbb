#if PostgreSQL
  import PostgreSQLClient

  /// The tables of the shared database and their initial content. Released migrations are not edited; changes are new
  /// migrations.
  enum SharedSchema {
    static let version = 2

    /// Creates what is missing. Several galleries can start at the same time.
    static func migrate(in db: isolated Connection) throws {
      // Ends with the transaction. The number is this schema's own.
      try db.run("SELECT pg_advisory_xact_lock(7083216)")
      try db.run("CREATE TABLE IF NOT EXISTS gallery_schema (version integer NOT NULL)")
      let present: Int = try db.run("SELECT coalesce(max(version), 0) AS version FROM gallery_schema")[0]["version"]
      if present > version { throw SharedDatabaseError.newer }
      if present < 1 { try createAll(in: db) }
      if present < 2 { try db.runScript(pictures) }
      // No process repeats a save after such a long time, so its ID is not needed any more.
      try db.run("DELETE FROM gallery_saves WHERE saved_at < now() - interval '7 days'")
    }

    private static func createAll(in db: isolated Connection) throws {
      try db.runScript(tables)
      try db.runScript(notifications)
      for entry in Catalogue.all {
        try db.run(
          """
          INSERT INTO shop_products (id, name, category, description, price, currency, is_sold_out)
          VALUES ($1, $2, $3, $4, $5, 'EUR', $6)
          """,
          [entry.id, entry.name, entry.department.name, entry.description, entry.minorUnits, entry.isSoldOut])
      }
      try db.run("INSERT INTO gallery_schema (version) VALUES (1)")
    }

    private static let tables: StaticString = """
      CREATE TABLE gallery_saves (id uuid PRIMARY KEY, saved_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE profiles (id bigint PRIMARY KEY, username text NOT NULL, revision bigint NOT NULL DEFAULT 1);
      INSERT INTO profiles (id, username) VALUES (1, 'Ada Lovelace');
      CREATE TABLE shop_products (
        id bigint PRIMARY KEY, name text NOT NULL, category text NOT NULL, description text NOT NULL,
        price bigint NOT NULL, currency text NOT NULL, is_sold_out boolean NOT NULL,
        words tsvector GENERATED ALWAYS AS (
          setweight(to_tsvector('simple'::regconfig, name), 'A')
          || setweight(to_tsvector('simple'::regconfig, category), 'B')
          || setweight(to_tsvector('simple'::regconfig, description), 'D')
        ) STORED
      );
      CREATE INDEX shop_products_words ON shop_products USING gin (words);
      CREATE TABLE shop_favorites (
        position bigserial PRIMARY KEY,
        product bigint NOT NULL UNIQUE REFERENCES shop_products ON DELETE CASCADE
      );
      CREATE TABLE shop_cart (
        position bigserial PRIMARY KEY,
        product bigint NOT NULL UNIQUE REFERENCES shop_products ON DELETE CASCADE,
        quantity bigint NOT NULL CHECK (quantity BETWEEN 1 AND 99)
      );
      CREATE TABLE shop_orders (
        id bigserial PRIMARY KEY, draft uuid NOT NULL UNIQUE, date double precision NOT NULL
      );
      CREATE TABLE shop_order_lines (
        "order" bigint NOT NULL REFERENCES shop_orders ON DELETE CASCADE, position bigserial,
        product bigint NOT NULL, name text NOT NULL, quantity bigint NOT NULL, price bigint NOT NULL,
        currency text NOT NULL, PRIMARY KEY ("order", position)
      );
      CREATE TABLE shop_profile (name text NOT NULL, email text NOT NULL);
      INSERT INTO shop_profile (name, email) VALUES ('Ada Lovelace', 'ada@example.com');
      CREATE TABLE shop_settings (
        sort_order text NOT NULL, shows_sold_out boolean NOT NULL, confirms_removal boolean NOT NULL
      );
      INSERT INTO shop_settings (sort_order, shows_sold_out, confirms_removal) VALUES ('featured', TRUE, TRUE)
      """

    /// The shopper's picture. Another picture has another number, so that a browser can keep each of them.
    private static let pictures: StaticString = """
      CREATE TABLE shop_picture (
        id bigserial PRIMARY KEY, kind text NOT NULL, byte_count bigint NOT NULL, content bytea NOT NULL
      );
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_picture
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      INSERT INTO gallery_schema (version) VALUES (2)
      """

    /// Triggers that send a notification for each change, also for changes made with `psql`. The text of a notification is
    /// the name of the table.
    private static let notifications: StaticString = """
      CREATE FUNCTION gallery_notify() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_notify('gallery_changes', TG_TABLE_NAME); RETURN NULL; END $$;
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON profiles
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_products
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_favorites
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_cart
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_orders
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_profile
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_settings
        FOR EACH STATEMENT EXECUTE FUNCTION gallery_notify();
      """
  }
#endif
