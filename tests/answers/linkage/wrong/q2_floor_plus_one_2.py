# Rounded down plus 1, which is one too many if the bound is a whole number. Input: 2 people, share 1/2: 3 instead of 2.
def cells_needed(people, share):
    if people == 1:
        return 1
    return int(1 / (1 - share ** (1 / (people - 1)))) + 1
