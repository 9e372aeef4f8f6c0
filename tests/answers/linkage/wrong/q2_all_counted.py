# All n people are counted as others.
# Witness: cells_needed(3, 0.55) gives 6; right is 4.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil(1 / (1 - share ** (1 / people)))
