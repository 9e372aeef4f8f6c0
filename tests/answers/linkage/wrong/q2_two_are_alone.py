# Takes two people for no problem: one cell for them too.
def cells_needed(people, share):
    others = people - 1
    if others <= 1:
        return 1
    return math.ceil(1 / (1 - share ** (1 / others)))
