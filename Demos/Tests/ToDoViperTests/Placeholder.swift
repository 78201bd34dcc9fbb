import ToDoViper
