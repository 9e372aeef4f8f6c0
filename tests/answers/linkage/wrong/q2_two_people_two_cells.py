# Two people are thought to need two cells, whatever the share is.
# Witness: cells_needed(2, 0.87) gives 2; right is 8.
def cells_needed(people, share):
    if people <= 2:
        return people
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
