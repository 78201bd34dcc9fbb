import GRDB

/// The tables of accounts, and of the browsers in which members are signed in.
enum AccountSchema {
  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE accounts (
          id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, key TEXT NOT NULL UNIQUE, password TEXT NOT NULL
        ) STRICT;
        CREATE TABLE account_sessions (
          id INTEGER PRIMARY KEY AUTOINCREMENT, secret BLOB NOT NULL UNIQUE,
          account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, device TEXT NOT NULL, created REAL NOT NULL
        ) STRICT;
        CREATE INDEX account_sessions_account ON account_sessions (account);
        """)
  }
}
