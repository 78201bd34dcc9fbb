#if !canImport(UniformTypeIdentifiers)
  /// A type of files and data, such as pictures or PNG pictures.
  ///
  /// It is the type that UniformTypeIdentifiers has on Apple platforms, with the common types and their relations. A file
  /// has the type of its name's extension. An extension that is not known gives a type of its own, which conforms to
  /// ``data``.
  public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String
    /// The types to which this one conforms directly.
    private let parents: [String]
    private let fileExtension: String?

    private init(identifier: String, parents: [String], fileExtension: String? = nil) {
      self.identifier = identifier
      self.parents = parents
      self.fileExtension = fileExtension
    }

    fileprivate init(_ declaration: TypeDeclaration) {
      self.init(identifier: declaration.identifier, parents: declaration.parents)
    }

    /// Returns the known type with an identifier, or `nil`.
    public init?(_ identifier: String) {
      guard let declaration = TypeDeclaration.named(identifier.lowercased()) else { return nil }
      self.init(declaration)
    }

    /// Returns the type of files with an extension. An unknown one gives a type of its own.
    ///
    /// - Returns: `nil` if the extension is empty, or the known type does not conform to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      let name = filenameExtension.lowercased()
      guard !name.isEmpty else { return nil }
      if let declaration = TypeDeclaration.all.first(where: { $0.extensions.contains(name) }) {
        self.init(declaration)
        guard conforms(to: supertype) || supertype == .data else { return nil }
      } else {
        self.init(identifier: "dyn.\(name)", parents: [supertype.identifier], fileExtension: name)
      }
    }

    /// Returns the type of content with a type of the internet, such as `image/png`, or `nil` if it is unknown.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      let name = mimeType.prefix { $0 != ";" && $0 != " " }.lowercased()
      guard let declaration = TypeDeclaration.all.first(where: { $0.mediaTypes.contains(name) }) else { return nil }
      self.init(declaration)
      guard conforms(to: supertype) || supertype == .data else { return nil }
    }

    /// Returns a type that the app defines.
    ///
    /// An app declares the extension of such a type in its `Info.plist`, which only Apple platforms have. Elsewhere, all
    /// files of the types to which it conforms belong to it.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
      self.init(identifier: identifier.lowercased(), parents: [(parent ?? .data).identifier])
    }

    /// Returns a type that another app defines. See ``init(exportedAs:conformingTo:)``.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
      self.init(exportedAs: identifier, conformingTo: parent)
    }

    private var declaration: TypeDeclaration? { TypeDeclaration.named(identifier) }

    /// The usual extension of files of this type, without a period.
    public var preferredFilenameExtension: String? { fileExtension ?? declaration?.extensions.first }
    /// The usual name of this type in the internet, such as `image/png`.
    public var preferredMIMEType: String? { declaration?.mediaTypes.first }
    /// Whether the type is derived from an extension that is not known.
    public var isDynamic: Bool { fileExtension != nil }
    /// Whether the type is known by its identifier.
    public var isDeclared: Bool { declaration != nil }
    /// Whether the type belongs to no company.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types to which this one conforms, without itself.
    public var supertypes: Set<UTType> {
      var found: Set<UTType> = []
      for parent in parents {
        guard let type = UTType(parent) else { continue }
        found.insert(type)
        found.formUnion(type.supertypes)
      }
      return found
    }

    /// Whether this type is `type`, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether this type is a kind of another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The types whose files belong to this one: itself, or what an app's own type conforms to.
    var knownTypes: [UTType] { isDeclared || isDynamic ? [self] : parents.compactMap { UTType($0) } }
  }

  extension UTType: Hashable {
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  extension UTType: CustomStringConvertible {
    public var description: String { identifier }
  }

  extension UTType {
    private static func known(_ identifier: String) -> UTType {
      guard let declaration = TypeDeclaration.named(identifier) else {
        preconditionFailure("The table of types has no \(identifier).")
      }
      return UTType(declaration)
    }

    // General
    public static var item: UTType { known("public.item") }
    public static var content: UTType { known("public.content") }
    public static var data: UTType { known("public.data") }

    // Texts
    public static var text: UTType { known("public.text") }
    public static var plainText: UTType { known("public.plain-text") }
    public static var utf8PlainText: UTType { known("public.utf8-plain-text") }
    public static var rtf: UTType { known("public.rtf") }
    public static var html: UTType { known("public.html") }
    public static var xml: UTType { known("public.xml") }
    public static var json: UTType { known("public.json") }
    public static var yaml: UTType { known("public.yaml") }
    public static var delimitedText: UTType { known("public.delimited-values-text") }
    public static var commaSeparatedText: UTType { known("public.comma-separated-values-text") }
    public static var tabSeparatedText: UTType { known("public.tab-separated-values-text") }
    public static var log: UTType { known("public.log") }
    public static var sourceCode: UTType { known("public.source-code") }
    public static var swiftSource: UTType { known("public.swift-source") }
    public static var javaScript: UTType { known("com.netscape.javascript-source") }
    public static var css: UTType { known("public.css") }
    public static var calendarEvent: UTType { known("public.calendar-event") }
    public static var vCard: UTType { known("public.vcard") }

    // Pictures
    public static var image: UTType { known("public.image") }
    public static var png: UTType { known("public.png") }
    public static var jpeg: UTType { known("public.jpeg") }
    public static var gif: UTType { known("com.compuserve.gif") }
    public static var webP: UTType { known("org.webmproject.webp") }
    public static var heic: UTType { known("public.heic") }
    public static var heif: UTType { known("public.heif") }
    public static var tiff: UTType { known("public.tiff") }
    public static var bmp: UTType { known("com.microsoft.bmp") }
    public static var ico: UTType { known("com.microsoft.ico") }
    public static var svg: UTType { known("public.svg-image") }

    // Sounds and videos
    public static var audiovisualContent: UTType { known("public.audiovisual-content") }
    public static var audio: UTType { known("public.audio") }
    public static var mp3: UTType { known("public.mp3") }
    public static var wav: UTType { known("com.microsoft.waveform-audio") }
    public static var mpeg4Audio: UTType { known("public.mpeg-4-audio") }
    public static var movie: UTType { known("public.movie") }
    public static var video: UTType { known("public.video") }
    public static var mpeg4Movie: UTType { known("public.mpeg-4") }
    public static var quickTimeMovie: UTType { known("com.apple.quicktime-movie") }

    // Documents and archives
    public static var compositeContent: UTType { known("public.composite-content") }
    public static var pdf: UTType { known("com.adobe.pdf") }
    public static var epub: UTType { known("org.idpf.epub-container") }
    public static var spreadsheet: UTType { known("public.spreadsheet") }
    public static var presentation: UTType { known("public.presentation") }
    public static var archive: UTType { known("public.archive") }
    public static var zip: UTType { known("public.zip-archive") }
    public static var gzip: UTType { known("org.gnu.gnu-zip-archive") }
  }
#endif
