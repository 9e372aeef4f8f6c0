# Takes the power n in place of n - 1.
def cells_needed(people, share):
    return 1 if people == 1 else math.ceil(1 / (1 - share ** (1 / people)))
