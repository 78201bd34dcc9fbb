/// A modifier of previews with a context that all previews with the modifier share, such as sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void

  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the context; called once, before the first preview with the modifier is shown.
  static func makeSharedContext() async throws -> Context

  /// Returns the view around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The content of a ``PreviewModifier``.
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

extension PreviewModifier {
  func view(around view: AnyView) -> some View { ModifiedPreview(modifier: self, content: view) }
}

/// A preview in a modifier, which needs its context first.
private struct ModifiedPreview<Modifier: PreviewModifier> {
  @State private var context: Loading = .underway
  let modifier: Modifier
  let content: AnyView

  init(modifier: Modifier, content: AnyView) {
    self.modifier = modifier
    self.content = content
  }

  enum Loading {
    case underway
    case loaded(Modifier.Context)
    case failed(any Error)
  }
}

extension ModifiedPreview: View {
  var body: some View {
    switch context {
    case .underway:
      ProgressView().task {
        do {
          context = .loaded(try await SharedContexts.context(of: Modifier.self))
        } catch {
          context = .failed(error)
        }
      }
    case .loaded(let context):
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    case .failed(let error):
      Text(verbatim: "“\(Modifier.self)” could not make its context: \(error)")
    }
  }
}

/// The contexts of preview modifiers, which live as long as the program.
@MainActor
private enum SharedContexts {
  private static var makers: [ObjectIdentifier: Task<Void, any Error>] = [:]
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    let id = ObjectIdentifier(type)
    let maker = makers[id] ?? Task { made[id] = try await type.makeSharedContext() }
    makers[id] = maker
    try await maker.value
    guard let context = made[id] as? Modifier.Context else { preconditionFailure("The maker stores the context.") }
    return context
  }
}
