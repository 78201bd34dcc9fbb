import ToDo
