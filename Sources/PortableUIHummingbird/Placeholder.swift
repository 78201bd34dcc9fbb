// PortableUIHummingbird
