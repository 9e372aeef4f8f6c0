# At least is read as "more than": the next whole number after the bound is taken, also at a tie.
# Witness: cells_needed(2, 0.5) gives 3; right is 2.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.floor(1 / (1 - share ** (1 / (people - 1)))) + 1
