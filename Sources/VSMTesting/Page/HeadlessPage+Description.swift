#if !canImport(SwiftUI) || PortableUI
  extension HeadlessPage: @MainActor CustomStringConvertible {
    /// The page as an outline: a line for each element that people can tell, with its name and state.
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
    /// One line of a page's outline; `nil` for elements that only arrange others or spell a name.
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
