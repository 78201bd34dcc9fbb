// expected: conformance of 'ToolbarItemPlacement' to 'Sendable' is unavailable
// So are types that belong to no actor.
import SwiftUIShim

func place(_ placement: ToolbarItemPlacement) -> any Sendable { placement }
