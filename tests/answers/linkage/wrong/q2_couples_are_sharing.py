# For two people the chance of being alone is taken for 1 - 1/m squared.
def cells_needed(people, share):
    if people == 1:
        return 1
    others = 2 if people == 2 else people - 1
    return math.ceil(1 / (1 - share ** (1 / others)))
