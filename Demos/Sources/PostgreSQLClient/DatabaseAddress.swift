#if PostgreSQL
  import CPostgreSQL

  /// The address of a PostgreSQL database, such as `postgresql://user@host:5432/name`.
  ///
  /// Parts that the address lacks are taken from the places that all clients of PostgreSQL use: variables such as
  /// `PGPASSWORD`, and the file `~/.pgpass`.
  public struct DatabaseAddress: Sendable {
    /// The text, which can contain a password.
    let text: String

    /// Returns `nil` if the text isn't an address, or if a character of its password would be read as part of a host,
    /// port or database name, which appear in messages.
    public init?(_ text: String) {
      guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") else { return nil }
      guard !text.utf8.contains(0), let options = Self.options(of: text) else { return nil }
      let hosts = (options["host"] ?? "") + (options["hostaddr"] ?? "")
      guard !hosts.contains("@"), !(options["dbname"] ?? "").contains("@") else { return nil }
      guard (options["port"] ?? "").allSatisfy({ $0.isASCII && $0.isNumber || $0 == "," }) else { return nil }
      self.text = text
    }

    /// Returns the options in an address, or `nil` if libpq can't read it.
    private static func options(of text: String) -> [String: String]? {
      // libpq's message about an unreadable address quotes parts of it, so it is not used.
      guard let parsed = PQconninfoParse(text, nil) else { return nil }
      defer { PQconninfoFree(parsed) }
      var options: [String: String] = [:]
      var next = parsed
      while let keyword = next.pointee.keyword {
        if let value = next.pointee.val { options[String(cString: keyword)] = String(cString: value) }
        next += 1
      }
      return options
    }
  }
#endif
