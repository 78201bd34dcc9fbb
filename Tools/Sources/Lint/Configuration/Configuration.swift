import Foundation

/// The settings of a project, which are read from JSON.
public struct Configuration: Equatable, Sendable {
  /// Rules that are not checked.
  public var disabled: Set<String> = []
  /// Parts of paths, such as `Generated/`, whose files are not checked. Their declarations are still known.
  public var excluded: [String] = []

  public init() {}

  /// Reads JSON such as `{"disabled": ["class-model"], "excluded": ["Generated/"]}`.
  ///
  /// - Throws: `ConfigurationProblem` for anything else, with the nearest known key or rule.
  public init(json: Data, path: String) throws {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: json)
    } catch {
      let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw ConfigurationProblem(path: path, "it is not JSON (\(details ?? error.localizedDescription)): correct it.")
    }
    guard let values = object as? [String: Any] else {
      throw ConfigurationProblem(path: path, #"it is not an object: write for example {"disabled": ["class-model"]}."#)
    }
    for key in values.keys.sorted() {
      guard let list = values[key] as? [String] else {
        throw ConfigurationProblem(path: path, "the value of \"\(key)\" is not a list of strings: write [\"…\"].")
      }
      switch key {
      case "disabled":
        if let unknown = list.first(where: { !Linter.identifiers.contains($0) }) {
          throw ConfigurationProblem(
            path: path, "there is no rule \"\(unknown)\": \(suggestion(for: unknown, from: Linter.identifiers))")
        }
        disabled = Set(list)
      case "excluded":
        excluded = list
      default:
        throw ConfigurationProblem(
          path: path, "there is no setting \"\(key)\": \(suggestion(for: key, from: ["disabled", "excluded"]))")
      }
    }
  }

  func isEnabled(_ rule: String) -> Bool { !disabled.contains(rule) }

  func excludes(_ path: String) -> Bool { excluded.contains { path.contains($0) } }
}

/// The reason why a configuration can't be used.
public struct ConfigurationProblem: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(path: String, _ reason: String) {
    description = "\(path): error: the configuration can't be used: \(reason)"
  }
}
