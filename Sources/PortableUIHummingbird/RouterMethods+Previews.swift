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
    /// A program that `vsm serve` has started serves them without this call, to this machine.
    ///
    /// - Parameters:
    ///   - path: The path of the list. The page of a file has the file's module and name below it.
    ///   - pages: The owner of the sessions and settings.
    @discardableResult
    public func livePreviews(_ path: RouterPath = "/previews", in pages: LivePages = .shared) -> Self {
      livePage(path, in: pages) { page in PreviewedFilesView(path: page.request.uri.path) }
      return livePage(RouterPath("\(path)/:module/:file"), in: pages) { page in
        let names = [page.parameters.get("module"), page.parameters.get("file")]
        FilePreviewsView(.of(names.map { $0?.removingPercentEncoding ?? "" }.joined(separator: "/")))
      }
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
          if let page = file.address(below: path) { Link(file.id, destination: page) }
        }
      }
      .padding()
      .navigationTitle("Previews")
    }
  }

  extension FilePreviews {
    /// Returns the address of the file's page below the list.
    func address(below path: String) -> URL? { URL(string: path)?.appending(path: id) }
  }
#endif
