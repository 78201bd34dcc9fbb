public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { identifier = filenameExtension }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { identifier = mimeType }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }

  public var preferredFilenameExtension: String? { nil }
  public var preferredMIMEType: String? { nil }
  public var supertypes: Set<UTType> { [] }
  public func conforms(to type: UTType) -> Bool { self == type }

  public static var item: UTType { UTType(known: "item") }
  public static var data: UTType { UTType(known: "data") }
  public static var text: UTType { UTType(known: "text") }
  public static var plainText: UTType { UTType(known: "plainText") }
  public static var commaSeparatedText: UTType { UTType(known: "commaSeparatedText") }
  public static var html: UTType { UTType(known: "html") }
  public static var json: UTType { UTType(known: "json") }
  public static var image: UTType { UTType(known: "image") }
  public static var png: UTType { UTType(known: "png") }
  public static var jpeg: UTType { UTType(known: "jpeg") }
  public static var gif: UTType { UTType(known: "gif") }
  public static var webP: UTType { UTType(known: "webP") }
  public static var heif: UTType { UTType(known: "heif") }
  public static var tiff: UTType { UTType(known: "tiff") }
  public static var bmp: UTType { UTType(known: "bmp") }
  public static var svg: UTType { UTType(known: "svg") }
  public static var pdf: UTType { UTType(known: "pdf") }
  public static var epub: UTType { UTType(known: "epub") }
  public static var zip: UTType { UTType(known: "zip") }
  public static var gzip: UTType { UTType(known: "gzip") }
  public static var wav: UTType { UTType(known: "wav") }
  public static var mp3: UTType { UTType(known: "mp3") }
  public static var audio: UTType { UTType(known: "audio") }
  public static var audiovisualContent: UTType { UTType(known: "audiovisualContent") }
  public static var movie: UTType { UTType(known: "movie") }
  public static var video: UTType { UTType(known: "video") }
  public static var mpeg4Audio: UTType { UTType(known: "mpeg4Audio") }
  public static var mpeg4Movie: UTType { UTType(known: "mpeg4Movie") }
  public static var quickTimeMovie: UTType { UTType(known: "quickTimeMovie") }
}
