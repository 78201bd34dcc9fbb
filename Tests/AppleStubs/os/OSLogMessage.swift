/// Takes a literal only: a `String` that was made before is no message, as on Apple platforms.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringInterpolation: OSLogInterpolation) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
  public mutating func appendLiteral(_ literal: String) { fatalError() }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { fatalError() }

  @_disfavoredOverload
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) where T: CustomStringConvertible { fatalError() }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { fatalError() }

  public mutating func appendInterpolation<T>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) where T: FixedWidthInteger { fatalError() }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) { fatalError() }
}

public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy { fatalError() }
  public static var `private`: OSLogPrivacy { fatalError() }
  public static var sensitive: OSLogPrivacy { fatalError() }
  public static var auto: OSLogPrivacy { fatalError() }
}

public struct OSLogStringAlignment {
  public static var none: OSLogStringAlignment { fatalError() }
}

public struct OSLogIntegerFormatting {
  public static var decimal: OSLogIntegerFormatting { fatalError() }
}

public enum OSLogBoolFormat {
  case truth, answer
}
