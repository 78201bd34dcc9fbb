@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { fatalError() }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EditButton: View {
  nonisolated public init() { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EditButton: Sendable {}
