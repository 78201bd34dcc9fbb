#if !canImport(UniformTypeIdentifiers)
  /// A known type of content. Its identifier, extensions and relations are the same as on Apple platforms.
  struct TypeDeclaration: Sendable {
    let identifier: String
    /// The types to which it conforms directly.
    let parents: [String]
    /// The extensions of its files, the usual one first.
    let extensions: [String]
    /// Its names in the internet, the usual one first.
    let mediaTypes: [String]

    private init(_ identifier: String, _ parents: [String], _ extensions: [String] = [], _ mediaTypes: [String] = []) {
      self.identifier = identifier
      self.parents = parents
      self.extensions = extensions
      self.mediaTypes = mediaTypes
    }

    static func named(_ identifier: String) -> TypeDeclaration? { byIdentifier[identifier] }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all: [TypeDeclaration] = general + texts + pictures + media + documents

    private static let general = [
      TypeDeclaration("public.item", []),
      TypeDeclaration("public.content", []),
      TypeDeclaration("public.data", ["public.item"], ["data", "bin"], ["application/octet-stream"]),
    ]

    private static let texts = [
      TypeDeclaration("public.text", ["public.data", "public.content"]),
      TypeDeclaration(
        "public.plain-text", ["public.text"], ["txt", "text", "md", "markdown"], ["text/plain", "text/markdown"]),
      TypeDeclaration("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
      TypeDeclaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
      TypeDeclaration("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
      TypeDeclaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
      TypeDeclaration("public.json", ["public.text"], ["json"], ["application/json"]),
      TypeDeclaration("public.yaml", ["public.text"], ["yaml", "yml"], ["application/yaml", "text/yaml"]),
      TypeDeclaration("public.delimited-values-text", ["public.text"]),
      TypeDeclaration("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
      TypeDeclaration(
        "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]),
      TypeDeclaration("public.log", ["public.plain-text"], ["log"]),
      TypeDeclaration("public.source-code", ["public.plain-text"]),
      TypeDeclaration("public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"]),
      TypeDeclaration("com.netscape.javascript-source", ["public.source-code"], ["js", "mjs"], ["text/javascript"]),
      TypeDeclaration("public.css", ["public.text"], ["css"], ["text/css"]),
      TypeDeclaration("public.calendar-event", ["public.text"], ["ics"], ["text/calendar"]),
      TypeDeclaration("public.vcard", ["public.text"], ["vcf"], ["text/vcard"]),
    ]

    private static let pictures = [
      TypeDeclaration("public.image", ["public.data", "public.content"]),
      TypeDeclaration("public.png", ["public.image"], ["png"], ["image/png"]),
      TypeDeclaration("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
      TypeDeclaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
      TypeDeclaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
      TypeDeclaration("public.heif", ["public.image"], ["heif"], ["image/heif"]),
      TypeDeclaration("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
      TypeDeclaration("public.avif", ["public.heif"], ["avif"], ["image/avif"]),
      TypeDeclaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
      TypeDeclaration("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
      TypeDeclaration("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"]),
      TypeDeclaration("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
    ]

    private static let media = [
      TypeDeclaration("public.audiovisual-content", ["public.data", "public.content"]),
      TypeDeclaration("public.audio", ["public.audiovisual-content"]),
      TypeDeclaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"]),
      TypeDeclaration("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/wav", "audio/x-wav"]),
      TypeDeclaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"]),
      TypeDeclaration("public.movie", ["public.audiovisual-content"]),
      TypeDeclaration("public.video", ["public.movie"]),
      TypeDeclaration("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
      TypeDeclaration("com.apple.quicktime-movie", ["public.movie"], ["mov"], ["video/quicktime"]),
      TypeDeclaration("org.webmproject.webm", ["public.movie"], ["webm"], ["video/webm"]),
    ]

    private static let documents = [
      TypeDeclaration("public.composite-content", ["public.data", "public.content"]),
      TypeDeclaration("com.adobe.pdf", ["public.composite-content"], ["pdf"], ["application/pdf"]),
      TypeDeclaration("org.idpf.epub-container", ["public.composite-content"], ["epub"], ["application/epub+zip"]),
      TypeDeclaration("public.spreadsheet", ["public.composite-content"]),
      TypeDeclaration("public.presentation", ["public.composite-content"]),
      TypeDeclaration(
        "org.openxmlformats.wordprocessingml.document", ["public.composite-content"], ["docx"],
        ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
      TypeDeclaration(
        "org.openxmlformats.spreadsheetml.sheet", ["public.spreadsheet"], ["xlsx"],
        ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
      TypeDeclaration(
        "org.openxmlformats.presentationml.presentation", ["public.presentation"], ["pptx"],
        ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
      TypeDeclaration("public.archive", ["public.data"]),
      TypeDeclaration("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
      TypeDeclaration("org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/gzip"]),
      TypeDeclaration("public.tar-archive", ["public.archive"], ["tar"], ["application/x-tar"]),
    ]
  }
#endif
