// expected: has no member '_body'
import SwiftUIShim

@MainActor let body = PlainListStyle()._body()
