import GRDB

/// The tables of the equipment, and the items in a new database.
enum LendingSchema {
  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE lending_items (
          id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, summary TEXT NOT NULL,
          version INTEGER NOT NULL DEFAULT 1
        ) STRICT;
        CREATE TABLE lending_loans (
          item INTEGER PRIMARY KEY REFERENCES lending_items ON DELETE CASCADE,
          borrower INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, until INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE lending_roles (
          account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
          role TEXT NOT NULL CHECK (role IN ('member', 'keeper', 'banned'))
        ) STRICT;
        """)
    for (name, summary) in items {
      try db.execute(sql: "INSERT INTO lending_items (name, summary) VALUES (?, ?)", arguments: [name, summary])
    }
  }

  private static let items = [
    ("Cargo bike", "Carries 80 kg, and fits through most doors. The key of its lock hangs beside the elevator."),
    ("Projector", "Bright enough for a room with windows. The bag also has the cables."),
    ("Tent", "For four people, or three with bags. Please dry it before you bring it back."),
    ("Field recorder", "Two microphones, a windshield and a card for nine hours."),
    ("Toolbox", "Screwdrivers, pliers, a hammer, and the hex key that everyone looks for."),
    ("Camera", "With a lens of 35 mm and two batteries. Charge both before you bring it back."),
    ("Label printer", "Prints on tape of 12 mm. There is more tape in the drawer."),
  ]
}
