import Foundation
import Testing

@testable import PortableUIWeb

@Suite struct SitemapTests {
  private let site = "https://example.com"

  @Test func shortListIsOneFile() {
    let pages = [
      Sitemap.Page("/a?b=1&c='2'"), Sitemap.Page("/d", lastChange: Date(timeIntervalSince1970: 0)),
      Sitemap.Page("//evil.test/"), Sitemap.Page("https://evil.test/"), Sitemap.Page("e"),
    ]
    #expect(
      Sitemap(pages).xml(site: site) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/a?b=1&amp;c=&apos;2&apos;</loc></url>
        <url><loc>https://example.com/d</loc><lastmod>1970-01-01T00:00:00Z</lastmod></url>
        </urlset>

        """)
    #expect(Sitemap([]).xml(site: site).hasSuffix("0.9\">\n</urlset>\n"))
    #expect(Sitemap(pages).part(2, site: site) == nil && Sitemap(pages).part(0, site: site) == nil)
  }

  @Test func everyPageOfALongListIsInOnePart() {
    var sitemap = Sitemap((0..<11).map { Sitemap.Page("/\($0)") })
    #expect(sitemap.fileLimits == (50_000, 52_428_800))
    sitemap.fileLimits.pages = 5
    let index = sitemap.xml(site: site)
    #expect(index.contains("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"))
    for part in 1...3 {
      #expect(index.contains("<sitemap><loc>https://example.com/sitemap.xml?part=\(part)</loc></sitemap>"))
    }
    #expect(!index.contains("part=4"))
    let parts = (1...3).map { sitemap.part($0, site: site) ?? "" }
    #expect(parts.map { $0.split(separator: "\n").count - 3 } == [5, 5, 1])
    #expect(
      parts[1].contains("<loc>https://example.com/5</loc>") && parts[2].contains("<loc>https://example.com/10</loc>"))
    #expect(sitemap.part(4, site: site) == nil)
  }

  @Test func partIsNotLongerThanSearchEnginesRead() {
    let path = "/" + String(repeating: "a", count: 100)
    var sitemap = Sitemap((0..<60).map { Sitemap.Page("\(path)\($0)") })
    sitemap.fileLimits.length = 2000
    let parts = (1...60).compactMap { sitemap.part($0, site: site) }
    #expect(parts.count > 3 && parts.allSatisfy { $0.utf8.count <= 2000 })
    #expect(parts.map { $0.split(separator: "\n").count - 3 }.reduce(0, +) == 60)
  }
}
