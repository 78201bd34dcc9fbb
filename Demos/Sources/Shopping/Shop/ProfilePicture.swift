import Foundation
import SwiftUIShim

/// The shopper's picture, as pages show it. Its content stays in the store, since each open page has this value.
public struct ProfilePicture: Equatable, Sendable {
  public let kind: PictureKind
  public let byteCount: Int
  /// The address from which the picture is loaded. Another picture has another address.
  public let address: URL

  public init(kind: PictureKind, byteCount: Int, address: URL) {
    self.kind = kind
    self.byteCount = byteCount
    self.address = address
  }
}

/// The kind of a picture, by the first bytes of its content.
///
/// SVG is none of them: it can contain scripts, and a browser would run them if a person opened the picture alone.
public enum PictureKind: String, CaseIterable, Sendable {
  case png, jpeg, gif, webp

  /// Returns `nil` if the content is of no such kind.
  public init?(of content: Data) {
    let start = content.prefix(12)
    let kind = Self.allCases.first { kind in
      switch kind {
      case .png: start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      case .jpeg: start.starts(with: [0xFF, 0xD8, 0xFF])
      case .gif: start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8))
      case .webp: start.starts(with: Array("RIFF".utf8)) && start.dropFirst(8).starts(with: Array("WEBP".utf8))
      }
    }
    guard let kind else { return nil }
    self = kind
  }

  /// The type, as in a header field.
  public var mediaType: String { "image/\(rawValue)" }

  /// The name of the kind, which is the same in all languages.
  var title: String { self == .webp ? "WebP" : rawValue.uppercased() }
}

/// The content of a picture whose size and kind the shop accepts.
public struct PictureContent: Equatable, Sendable {
  /// The greatest number of bytes.
  public static let byteLimit = 2_000_000

  public let kind: PictureKind
  public let data: Data

  public init(_ data: Data) throws(PictureProblem) {
    guard data.count <= Self.byteLimit else { throw .tooLarge }
    guard let kind = PictureKind(of: data) else { throw .unknownKind }
    self.kind = kind
    self.data = data
  }
}

/// The reason why the shop does not accept a picture.
public enum PictureProblem: Error, Equatable, Sendable {
  case tooLarge
  case unknownKind
}

extension PictureProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .tooLarge:
      String(
        localized: "The picture has more than \(PictureContent.byteLimit / 1_000_000) MB. Please choose a smaller one.")
    case .unknownKind: String(localized: "Please choose a picture in PNG, JPEG, GIF or WebP.")
    }
  }
}

/// Finds the content of a picture by the number in its address, for the server that offers it.
public protocol PictureContentSource: Sendable {
  /// Returns `nil` if the shopper has another picture now, or none.
  func content(_ number: Int) async throws -> PictureContent?
}
