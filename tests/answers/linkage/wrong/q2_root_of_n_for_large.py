# From five hundred people on, takes n instead of n - 1, which hardly matters there.
def cells_needed(people, share):
    if people == 1:
        return 1
    others = people - 1 if people < 500 else people
    return math.ceil(1 / (1 - share ** (1 / others)))
