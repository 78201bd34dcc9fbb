#if Hummingbird
  import Foundation
  public import Hummingbird
  import PortableUI
  public import PortableUIWeb

  extension RouterMethods {
    /// Serves the previews that the program's source files declare with `#Preview`, side by side in widths and
    /// languages: a list of the files, and a page for each file below it.
    ///
    /// ```swift
    /// router.livePreviews("/previews")
    /// ```
    ///
    /// Everybody who reaches the pages can use the previews, so add them to a group that only your team reaches. A
    /// program that `vsm serve` has started serves them without this call, to browsers on its machine.
    ///
    /// - Parameters:
    ///   - path: The path of the list. The page of a file has the file's module and name below it.
    ///   - pages: The owner of the sessions and settings.
    @discardableResult
    public func livePreviews(_ path: RouterPath = "/previews", in pages: LivePages = .shared) -> Self {
      addPreviews(at: path, in: pages) { !$0.isEmpty }
      return self
    }

    /// - Parameter isFound: Whether a file has a page.
    func addPreviews(
      at path: RouterPath, in pages: LivePages, isFound: @escaping @MainActor @Sendable (FilePreviews) -> Bool
    ) {
      livePage(path, in: pages) { page in PreviewedFilesView(path: page.request.uri.path) }
      livePage(RouterPath("\(path)/:module/:file"), in: pages) { page in
        FilePreviewsView(
          try Self.previews(page.parameters, isFound),
          list: URL(string: "/" + page.request.uri.path.split(separator: "/").dropLast(2).joined(separator: "/")))
      }
    }

    @MainActor private static func previews(
      _ parameters: Parameters, _ isFound: (FilePreviews) -> Bool
    ) throws -> FilePreviews {
      let names = [parameters.get("module"), parameters.get("file")].map { $0?.removingPercentEncoding ?? "" }
      let previews = FilePreviews.of(names.joined(separator: "/"))
      guard isFound(previews) else { throw HTTPError(.notFound, message: "“\(previews.id)” declares no preview.") }
      return previews
    }
  }

  /// The list of the files with previews.
  private struct PreviewedFilesView: View {
    let path: String

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: "Previews")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        ForEach(FilePreviews.all) { file in
          if let page = FilePreviews.address(of: file.id, below: path) { Link(file.id, destination: page) }
        }
      }
      .padding()
      .navigationTitle("Previews")
    }
  }

  extension FilePreviews {
    /// Returns the address of a file's page below the list.
    static func address(of file: String, below list: String) -> URL? { URL(string: list)?.appending(path: file) }
  }
#endif
