# The search begins with as many cells as people, though fewer may do for small shares.
# Witness: cells_needed(1000, 0.1) gives 1000; right is 435.
def cells_needed(people, share):
    if people == 1:
        return 1
    return max(people, math.ceil(1 / (1 - share ** (1 / (people - 1)))))
