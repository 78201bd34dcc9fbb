import FeatureSources

@testable import StringCatalogs

/// The keys of a source.
func keys(in source: String) throws -> [LocalizedKey] {
  CatalogCheck.keys(in: [try SourceFile(path: "A.swift", text: source)])
}

/// The keys of the code of a body of a view, with declarations around it.
func keys(ofBody body: String, declarations: String = "", members: String = "") throws -> [String] {
  try keys(in: "\(declarations)\nstruct AView: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n").map(\.key)
}
