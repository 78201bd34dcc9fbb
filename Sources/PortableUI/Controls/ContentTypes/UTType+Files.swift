#if canImport(UniformTypeIdentifiers)
  package import UniformTypeIdentifiers
#endif

extension UTType {
  /// Returns the type of a file by the extension of its name, or ``data`` without an extension.
  package static func ofFile(named name: String) -> UTType {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .data }
    return UTType(filenameExtension: String(name[name.index(after: dot)...])) ?? .data
  }

  /// Whether a file of another type belongs to this one.
  package func includes(_ type: UTType) -> Bool { knownTypes.contains { type.conforms(to: $0) || $0 == .item } }

  #if canImport(UniformTypeIdentifiers)
    var knownTypes: [UTType] { [self] }
  #endif
}

extension [UTType] {
  /// The types as the attribute `accept` of HTML lists them, or `nil` if all files are suitable.
  var acceptList: String? {
    var names: [String] = []
    for type in flatMap(\.knownTypes) {
      switch type {
      case .image: names.append("image/*")
      case .movie, .video: names.append("video/*")
      case .audio: names.append("audio/*")
      case .audiovisualContent: names += ["video/*", "audio/*"]
      case .text, .plainText: names += ["text/*", ".md", ".csv", ".json", ".xml", ".yaml", ".log"]
      default:
        guard let name = type.preferredFilenameExtension, type != .data else { return nil }
        names.append("." + name)
        if let mediaType = type.preferredMIMEType { names.append(mediaType) }
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ",")
  }
}
