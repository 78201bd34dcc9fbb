/// The keywords, followed by a colon, that begin the parts of a feature file.
///
/// They are in the order of the columns of ``languageTable``.
enum BlockKeyword: Int, CaseIterable {
  case feature, rule, background, scenario, outline, examples
}
