# Pushes the answer below 0, where the change is larger still.
def worst_case(top, change):

    return -top, top, top - change
