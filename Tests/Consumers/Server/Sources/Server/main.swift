// Resolved, to see what the trait brings along; what it compiles to is the demos' matter.
import PortableUIHummingbird
import VSM
