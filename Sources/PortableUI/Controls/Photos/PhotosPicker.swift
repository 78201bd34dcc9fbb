/// A button with which a person chooses pictures and videos.
///
/// It is the view that PhotosUI has on Apple platforms, where a file imports PhotosUI:
///
/// ```swift
/// #if canImport(PhotosUI)
///   import PhotosUI
/// #endif
///
/// PhotosPicker("Choose a picture", selection: $item, matching: .images)
///   .onChange(of: item) { _, item in
///     if let item { $state.observe(model.show(item)) }
///   }
/// ```
///
/// The browser shows its dialog at once, without a round trip. On a phone, the dialog offers the library and the camera.
/// Pictures can also be dropped onto the button. The content is sent as soon as it is chosen.
public struct PhotosPicker<Label: View> {
  private let request: FileRequest
  private let limit: Int?
  private let select: @MainActor ([PhotosPickerItem]) -> Void
  private let label: Label
}

extension PhotosPicker: View {
  public var body: some View {
    FileButton(request: request) { chosen, host in
      guard let files = host.fileTransfers.receive(Array(chosen.prefix(limit ?? .max)), request) else {
        return .invalidPayload
      }
      select(files.map { PhotosPickerItem(FileUpload($0)) })
      return .handled
    } label: {
      label
    }
  }
}

extension PhotosPicker {
  /// Creates a picker for one item.
  ///
  /// - Parameters:
  ///   - selection: Gets the item.
  ///   - filter: The kinds of content. Without a filter, pictures and videos.
  ///   - preferredItemEncoding: Has no effect in a browser.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    request = FileRequest(types: filter.types, allowsMany: false)
    limit = nil
    select = { selection.wrappedValue = $0.first }
    self.label = label()
  }

  /// Creates a picker for several items.
  ///
  /// - Parameters:
  ///   - selection: Gets the items in the browser's order. They replace those that were selected before.
  ///   - maxSelectionCount: The greatest number of items. A browser lets a person choose more, of which the first count.
  ///   - selectionBehavior: Has no effect in a browser.
  ///   - filter: The kinds of content. Without a filter, pictures and videos.
  ///   - preferredItemEncoding: Has no effect in a browser.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    request = FileRequest(types: filter.types, allowsMany: maxSelectionCount != 1)
    limit = maxSelectionCount
    select = { selection.wrappedValue = $0 }
    self.label = label()
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }
}

/// The behavior of a selection of several items, which the browser decides.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered
}
