extension View {
  /// Lets a person choose a picture or video while `isPresented` is true.
  ///
  /// The browser's dialog opens by itself where the browser permits it, and otherwise by a button of a dialog of the page.
  ///
  /// - Parameters:
  ///   - selection: Gets the item.
  ///   - filter: The kinds of content. Without a filter, pictures and videos.
  ///   - preferredItemEncoding: Has no effect in a browser.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    fileImporter(
      isPresented, FileRequest(types: filter.types, allowsMany: false),
      .atOnce { uploads in selection.wrappedValue = uploads.first.map(PhotosPickerItem.init) })
  }

  /// Lets a person choose pictures and videos while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - selection: Gets the items in the browser's order. They replace those that were selected before.
  ///   - maxSelectionCount: The greatest number of items. A browser lets a person choose more, of which the first count.
  ///   - selectionBehavior: Has no effect in a browser.
  ///   - filter: The kinds of content. Without a filter, pictures and videos.
  ///   - preferredItemEncoding: Has no effect in a browser.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    fileImporter(
      isPresented, FileRequest(types: filter.types, allowsMany: maxSelectionCount != 1),
      .atOnce { uploads in
        let count = maxSelectionCount ?? uploads.count
        for upload in uploads.dropFirst(count) { upload.cancel() }
        selection.wrappedValue = uploads.prefix(count).map(PhotosPickerItem.init)
      })
  }
}
