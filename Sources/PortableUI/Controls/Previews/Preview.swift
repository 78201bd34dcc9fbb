import CPreviewRecords

/// A preview that a source file declares with `#Preview`.
public struct Preview: Sendable {
  public let name: String?
  /// The file with the declaration, after the name of its module, as in `Shop/CartView.swift`.
  public let fileID: String
  public let line: Int
  private let traits: [PreviewTrait<ViewTraits>]
  private let makeView: @MainActor () -> AnyView

  /// The traits of previews of views.
  public enum ViewTraits: Sendable {}

  /// The preview, which shows its dialogs inside itself and does not set the page's title.
  @MainActor public var content: AnyView {
    AnyView(StagedPreview(content: traits.reduce(makeView()) { $1.apply(to: $0) }))
  }

  /// The previews of all source files of the program, in the order of files and lines.
  ///
  /// They exist on Linux, Android and OpenBSD, where the linker collects them. Previews in dynamic libraries are not
  /// among them.
  @MainActor public static var declared: [Preview] {
    guard let start = preview_records_start(), let end = preview_records_end() else { return [] }
    return UnsafeBufferPointer(start: start, count: end - start)
      .map { Unmanaged<PreviewRecord>.fromOpaque($0()).takeRetainedValue().preview }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  /// Returns a retained object with a preview, for the code that `#Preview` expands to.
  public static func _record<Content: View>(
    fileID: String, line: Int, _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) -> UnsafeRawPointer {
    let preview = Preview(name: name, fileID: fileID, line: line, traits: traits) { AnyView(body()) }
    return UnsafeRawPointer(Unmanaged.passRetained(PreviewRecord(preview)).toOpaque())
  }

  private init(
    name: String?, fileID: String, line: Int, traits: [PreviewTrait<ViewTraits>],
    makeView: @escaping @MainActor () -> AnyView
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.traits = traits
    self.makeView = makeView
  }
}

/// A preview as an object, which C can point to.
private final class PreviewRecord: Sendable {
  let preview: Preview

  init(_ preview: Preview) { self.preview = preview }
}
