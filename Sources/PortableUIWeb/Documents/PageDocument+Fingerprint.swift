extension PageDocument {
  /// The fingerprint of what stays while a page is opened again in its document: the scripts, the style sheets, the
  /// policy, and the language with the words of the scripts.
  func fingerprint(_ configuration: LivePageConfiguration) -> String {
    let policy = configuration.contentSecurity.header(nonce: nil).value
    let parts = [assetPath, configuration.icon ?? "", policy] + configuration.styleSheets
    return LiveAssets.fingerprint(
      of: (parts + [language.tag, language.direction.name, language.scriptWords]).joined(separator: "\n"))
  }
}
