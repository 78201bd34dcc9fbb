#if canImport(Darwin)
  public import Foundation
#endif
#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

/// A value that can be a file: it is read from one and written to one.
///
/// `fileExporter` writes it to a file that the browser gets.
public protocol FileDocument {
  /// The types of files that the value can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the value can be written to; by default, the same.
  static var writableContentTypes: [UTType] { get }

  /// Reads the value from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns a file with the value.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration

  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper

  /// Creates the configuration for a file, which SwiftUI does not permit.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file to which a document is written.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// The file that is replaced; always `nil`, since a browser does not tell where it stores a file.
  public let existingFile: FileWrapper?
}
