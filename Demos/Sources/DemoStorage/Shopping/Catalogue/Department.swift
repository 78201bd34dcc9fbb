/// A department of the shop, with the kinds of products in it.
struct Department {
  let name: String
  let motif: Motif
  let kinds: [Kind]
  /// The last sentences of descriptions, which fit all products of the department.
  let closings: [String]
}

/// A kind of product, which is sold in several finishes.
struct Kind {
  let name: String
  let euros: Int
  let sentence: String

  init(_ name: String, _ euros: Int, _ sentence: String) {
    self.name = name
    self.euros = euros
    self.sentence = sentence
  }
}
