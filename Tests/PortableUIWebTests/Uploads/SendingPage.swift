import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// A view that asks for files, and shows what has become of them.
struct ReceivingView: View {
  @State private var isChoosing = false
  @State private var texts: [String] = []
  var types: [UTType] = [.data]
  var note: @MainActor ([FileUpload]) -> Void = { _ in }

  var body: some View {
    Button("Choose") { isChoosing = true }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: types, allowsMultipleSelection: true) { uploads in
        note(uploads)
      }
  }
}

/// A view that waits until all files are there.
struct WaitingView: View {
  @State private var isChoosing = false
  @State private var text = "nothing"
  @State private var completions = 0
  var types: [UTType] = [.data]

  var body: some View {
    Text(text)
    Text("\(completions) completions")
    Button("Choose") { isChoosing = true }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: types, allowsMultipleSelection: true) { result in
        completions += 1
        text =
          switch result {
          case .success(let urls): "arrived: " + urls.map(\.lastPathComponent).joined(separator: ", ")
          case .failure(let error): "failed: \(error)"
          }
      } onCancellation: {
        text = "canceled"
      }
  }
}

extension OpenPage {
  /// Opens the dialog and chooses files, as the page's script does.
  func choose(_ files: String...) async throws {
    session?.host.flush()
    try await click("Choose")
    try await post("[\(id(.input)),\"files\",\"chosen\",[\(files.joined(separator: ","))]]")
  }

  /// Sends a part of a file, as the page's script does.
  @discardableResult
  func send(
    _ bytes: [UInt8], of key: Int = 1, at offset: Int = 0, _ change: (inout LiveRequest) -> Void = { _ in }
  ) async throws -> LiveResponse {
    try await send(key: "\(key)", offset: "\(offset)", change) { write in try await write(bytes) }
  }

  @discardableResult
  func send(
    key: String?, offset: String?, _ change: (inout LiveRequest) -> Void = { _ in },
    reading read: @escaping UploadPart.Reading
  ) async throws -> LiveResponse {
    var request = LiveRequest(method: .post)
    request.contentType = UploadPart.contentType
    request.page = token
    request.body = .part(UploadPart(key: key, offset: offset, read: read))
    change(&request)
    return try await browser.send(request) { EmptyView() }
  }

  /// The keys of the files that the page's element asks for.
  var wanted: String? {
    session?.host.flush()
    return nodes.first?[.uploads]
  }

  func shows(_ text: String) -> Bool {
    session?.host.flush()
    return nodes.contains { $0.text == text }
  }
}
