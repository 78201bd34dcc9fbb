/// The expansion of `#Preview`: a record with a closure that makes the preview, which the linker collects.
struct PreviewExpansion {
  private let expansion: FreestandingExpansion

  init(_ expansion: FreestandingExpansion) { self.expansion = expansion }

  var source: String {
    get throws(Diagnostic) {
      let call = try call
      let body = PreviewBody(call.body)
      let location = expansion.syntax.location
      let place = "fileID: \(literal(location.fileID)), line: \(location.line)"
      // The compiler requires mangled names of the declarations in an expansion.
      let name = "\(expansion.discriminator)7PreviewfMu_"
      return """
        nonisolated enum \(name) {
          #if os(Linux) || os(Android) || os(OpenBSD)
            @section("swiftui_previews") @used
            static let record: @convention(c) () -> UnsafeRawPointer = {
              SwiftUIShim.Preview._record(\(([place] + call.arguments).joined(separator: ", "))) {
                \(body.variables.isEmpty ? body.statements : "Content()")
              }
            }
          #endif
        \(body.variables.isEmpty ? "" : view(of: body))
        }
        """
    }
  }

  /// A view with the variables, since only the properties of a view can be states.
  private func view(of body: PreviewBody) -> String {
    """
      struct Content: SwiftUIShim.View {
        \(body.variables.joined(separator: "\n    "))
        var body: some SwiftUIShim.View {
          \(body.statements)
        }
      }
    """
  }

  /// The arguments before the body, as in the source, and the source between the body's braces.
  private var call: (arguments: [String], body: Substring) {
    get throws(Diagnostic) {
      let source = expansion.syntax.source[...]
      let tokens = Token.all(in: source)
      guard let open = tokens.indexOfBody, let close = tokens.indexOfEnd(ofBracketAt: open) else {
        throw Diagnostic("The body of a preview must be a closure that is written here.", at: expansion.syntax)
      }
      var arguments: Substring = ""
      if let first = tokens[..<open].firstIndex(where: { $0.text == "(" }) {
        let last = tokens[..<open].last?.text == ")" ? open - 1 : open - 2
        arguments = source[tokens[first].text.endIndex..<tokens[last].text.startIndex]
        // A body inside the parentheses follows its label and a comma.
        if tokens[..<open].last?.text == ":" { arguments = arguments.withoutLastComma }
      }
      let body = source[tokens[open].text.endIndex..<tokens[close].text.startIndex]
      return (arguments.allSatisfy(\.isWhitespace) ? [] : [String(arguments)], body)
    }
  }
}

/// Returns a literal for a string without control characters.
private func literal(_ string: String) -> String {
  "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

extension [Token] {
  /// The index of the brace that opens a closure after the arguments, or after the label `body`.
  fileprivate var indexOfBody: Int? {
    var depth = 0
    for (index, token) in enumerated() {
      if token.text == "{", depth == 0 || depth == 1 && index > 1 && self[index - 2].text == "body" { return index }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
    }
    return nil
  }

  fileprivate func indexOfEnd(ofBracketAt start: Int) -> Int? {
    var depth = 0
    return self[start...].firstIndex { token in
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      return depth == 0
    }
  }
}

extension Substring {
  fileprivate var withoutLastComma: Substring {
    lastIndex(of: ",").map { self[..<$0] } ?? ""
  }
}
