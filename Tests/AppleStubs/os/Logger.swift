public struct Logger: @unchecked Sendable {
  public init(subsystem: String, category: String) { fatalError() }
  public init() { fatalError() }

  public func log(_ message: OSLogMessage) { fatalError() }
  public func log(level: OSLogType, _ message: OSLogMessage) { fatalError() }
  public func trace(_ message: OSLogMessage) { fatalError() }
  public func debug(_ message: OSLogMessage) { fatalError() }
  public func info(_ message: OSLogMessage) { fatalError() }
  public func notice(_ message: OSLogMessage) { fatalError() }
  public func warning(_ message: OSLogMessage) { fatalError() }
  public func error(_ message: OSLogMessage) { fatalError() }
  public func critical(_ message: OSLogMessage) { fatalError() }
  public func fault(_ message: OSLogMessage) { fatalError() }
}

public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { fatalError() }
  public init(_ rawValue: UInt8) { fatalError() }

  public static var `default`: OSLogType { fatalError() }
  public static var info: OSLogType { fatalError() }
  public static var debug: OSLogType { fatalError() }
  public static var error: OSLogType { fatalError() }
  public static var fault: OSLogType { fatalError() }
}
