// expected: requires that 'Draft' be a class type
import Observation
import SwiftUIShim

struct Draft: Observable { var text = "" }

func bind(_ draft: Draft) -> Bindable<Draft> { Bindable(draft) }
