#if !canImport(SwiftUI) || PortableUI
  extension HeadlessPage: @MainActor CustomStringConvertible {
    /// An outline of the page, with one line for each meaningful element: its role, name and state.
    public var description: String {
      var lines: [String] = []
      /// The depths of the printed elements around the current one.
      var around: [Int] = []
      for element in elements {
        while let last = around.last, last >= element.depth { around.removeLast() }
        guard let line = element.line else { continue }
        lines.append(String(repeating: "  ", count: around.count) + line)
        around.append(element.depth)
      }
      return lines.joined(separator: "\n")
    }
  }

  extension PageElement {
    /// The element's line in the outline, or `nil` for an element that only groups others or is part of a name.
    fileprivate var line: String? {
      if isPartOfName { return nil }
      if role == .group || role == .search, name.isEmpty, identifier == nil { return nil }
      var line = role.rawValue
      if !name.isEmpty { line += " \"\(name)\"" }
      if let value { line += " = \"\(role == .securefield ? String(repeating: "•", count: value.count) : value)\"" }
      if let identifier { line += " #\(identifier)" }
      if isDisabled { line += " (disabled)" }
      return line
    }
  }
#endif
