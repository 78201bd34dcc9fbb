#if !canImport(Darwin)
  public import Foundation

  /// A file, as a document reads and writes it. It is the part of Foundation's class on Apple platforms that regular files
  /// need.
  public final class FileWrapper {
    enum Content {
      case data(Data)
      case file(URL)
    }

    let content: Content
    /// The name of the file.
    public var filename: String?
    /// The name that the file should get.
    public var preferredFilename: String?

    /// Creates a file with some content.
    public init(regularFileWithContents contents: Data) { content = .data(contents) }

    /// Creates a file from one on disk, whose content is read when it is used.
    ///
    /// - Throws: An error if there is no regular file.
    public init(url: URL, options: ReadingOptions = []) throws {
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        throw CocoaError(.fileReadUnsupportedScheme)
      }
      content = options.contains(.immediate) ? .data(try Data(contentsOf: url)) : .file(url)
      filename = url.lastPathComponent
      preferredFilename = filename
    }

    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Reads the content at once.
      public static let immediate = ReadingOptions(rawValue: 1)
      /// Has no effect on a regular file without its content mapped into memory.
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// True, since there are no other files.
    public var isRegularFile: Bool { true }

    /// The content, or `nil` if the file on disk cannot be read any more.
    public var regularFileContents: Data? {
      switch content {
      case .data(let data): data
      case .file(let url): try? Data(contentsOf: url)
      }
    }
  }
#endif
