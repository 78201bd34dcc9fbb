/// An element of a page's head, which browsers, search engines and previews of links read.
public enum HeadElement: Hashable, Sendable {
  /// A `meta` element with a name, such as `description`; with `media`, only for browsers to which the query applies.
  case named(String, content: String, media: String? = nil)
  /// A `meta` element with a property of Open Graph, such as `og:title`.
  case property(String, content: String)
  /// A `meta` element with a property of Open Graph whose content is an address.
  case addressProperty(String, address: String)
  /// A `link` element, such as the canonical address or the address in another language.
  case link(String, address: String, language: String? = nil)
  /// A `script` element with data as JSON, in which no `<` occurs.
  case data(String)
}
