/// The fingerprint of what stays while a page is opened again in its document.
enum DocumentFingerprint {
  /// Returns the fingerprint of a document: what ``site(assetPath:_:)`` covers, the language with the words of the
  /// scripts, and the person.
  static func document(
    assetPath: String, language: DocumentLanguage, person: String?, _ configuration: LivePageConfiguration
  ) -> String {
    let own = [language.tag, language.direction.name, language.scriptWords, person ?? ""].joined(separator: "\n")
    return site(assetPath: assetPath, configuration) + LiveAssets.fingerprint(of: own)
  }

  /// Returns the fingerprint of what all documents of a site share: the addresses of the scripts, the style sheets and
  /// the icon, and the policy. The fingerprint of a document starts with it.
  static func site(assetPath: String, _ configuration: LivePageConfiguration) -> String {
    let policy = configuration.contentSecurity.header(nonce: nil).value
    let parts = [assetPath, configuration.icon ?? "", policy] + configuration.styleSheets
    return LiveAssets.fingerprint(of: parts.joined(separator: "\n")) + "-"
  }
}
