// PortableUIWeb
