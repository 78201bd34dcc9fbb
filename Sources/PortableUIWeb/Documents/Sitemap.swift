public import Foundation

/// The list of a site's pages that search engines read, in the format of sitemaps.org.
public struct Sitemap: Sendable {
  /// The largest number of pages that search engines read from one file.
  public static let limit = 50_000
  /// The greatest length of a file that search engines read, in bytes.
  public static let lengthLimit = 50 * 1024 * 1024

  /// A page in the list.
  public struct Page: Hashable, Sendable {
    /// The address of the page on its site, such as `/books/42`.
    public let path: String
    /// The time of the last change of its content.
    public let lastChange: Date?

    public init(_ path: String, lastChange: Date? = nil) {
      self.path = path
      self.lastChange = lastChange
    }
  }

  public let pages: [Page]
  /// The greatest number of pages and of bytes of a file, which tests reduce.
  var fileLimits = (pages: limit, length: lengthLimit)

  public init(_ pages: [Page]) { self.pages = pages }

  /// Returns the list as XML, or the index of its parts if it is too long for one file. An address of another site is
  /// left out.
  ///
  /// - Parameters:
  ///   - site: The scheme and host of the site, such as `https://example.com`.
  ///   - path: The path of the list. A part has the query `part=1` and so on.
  public func xml(site: String, path: String = "/sitemap.xml") -> String {
    let count = partCount(site: site)
    guard count > 1 else { return part(1, site: site) ?? Self.file("urlset", "") }
    let parts = (1...count).map { "<sitemap><loc>\(Self.escaped("\(site)\(path)?part=\($0)"))</loc></sitemap>\n" }
    return Self.file("sitemapindex", parts.joined())
  }

  /// Returns a part of the list as XML, or `nil` if the list does not have it.
  ///
  /// - Parameters:
  ///   - number: The number of the part, counted from 1.
  ///   - site: The scheme and host of the site.
  public func part(_ number: Int, site: String) -> String? {
    var text = ""
    forEachEntry(site: site) { if $0 == number { text += $1 } }
    return text.isEmpty ? nil : Self.file("urlset", text)
  }

  private func partCount(site: String) -> Int {
    var count = 0
    forEachEntry(site: site) { part, _ in count = part }
    return count
  }

  /// Visits the entries of the list with the number of their part.
  private func forEachEntry(site: String, _ visit: (Int, String) -> Void) {
    let most = fileLimits.length - Self.file("urlset", "").utf8.count
    var (part, count, length) = (1, 0, 0)
    for page in pages where page.path.hasPrefix("/") && SafeAddress.isOnThisSite(page.path) {
      let change = page.lastChange.map { "<lastmod>\($0.ISO8601Format())</lastmod>" } ?? ""
      let entry = "<url><loc>\(Self.escaped(site + page.path))</loc>\(change)</url>\n"
      if count == fileLimits.pages || length + entry.utf8.count > most { (part, count, length) = (part + 1, 0, 0) }
      count += 1
      length += entry.utf8.count
      visit(part, entry)
    }
  }

  private static func file(_ element: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <\(element) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    \(content)</\(element)>

    """
  }

  /// Returns the file that tells search engines where the list is, and which addresses they should leave out.
  ///
  /// - Parameters:
  ///   - site: The scheme and host of the site.
  ///   - disallowed: The starts of paths that search engines should leave out, such as `/account`.
  ///   - path: The path of the list.
  public static func robots(site: String, disallowing disallowed: [String], path: String = "/sitemap.xml") -> String {
    let lines = disallowed.isEmpty ? ["Disallow:"] : disallowed.map { "Disallow: \($0)" }
    return (["User-agent: *"] + lines + ["", "Sitemap: \(site)\(path)"]).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    return [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
