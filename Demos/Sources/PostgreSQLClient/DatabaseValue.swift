#if PostgreSQL
  import Foundation

  /// A type of parameters and columns, which travel as text.
  public protocol DatabaseValue: Sendable {
    /// Creates a value from the server's text, or returns `nil` if the text has another type.
    init?(databaseText: String)
    var databaseText: String { get }
  }

  extension DatabaseValue where Self: LosslessStringConvertible {
    public init?(databaseText: String) {
      self.init(databaseText)
    }

    public var databaseText: String { description }
  }

  extension String: DatabaseValue {}
  extension Int: DatabaseValue {}
  extension Double: DatabaseValue {}

  extension Bool: DatabaseValue {
    public init?(databaseText: String) {
      self = databaseText == "t"
    }

    public var databaseText: String { self ? "t" : "f" }
  }

  extension UUID: DatabaseValue {
    public init?(databaseText: String) {
      self.init(uuidString: databaseText)
    }

    public var databaseText: String { uuidString }
  }

  /// A row of a result.
  public struct Row: Sendable {
    let columns: [String: Int]
    let values: [String?]

    /// The value of a column. The column must exist, have this type, and not be null.
    public subscript<Value: DatabaseValue>(column: String) -> Value {
      guard let index = columns[column], let text = values[index], let value = Value(databaseText: text) else {
        preconditionFailure("The column \(column) doesn't exist in this result, is null, or isn't a \(Value.self).")
      }
      return value
    }
  }
#endif
