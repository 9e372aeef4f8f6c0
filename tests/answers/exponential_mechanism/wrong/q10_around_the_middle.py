# Puts both values around the answer, where the changes cancel.
def worst_case(top, change):

    return top / 2, top / 2 + change / 2, top / 2 - change / 2
