import ToDoVSM
