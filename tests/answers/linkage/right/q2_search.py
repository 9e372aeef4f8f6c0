# Tries one cell after the other.
def cells_needed(people, share):
    cells = max(1, int((people - 1) / -math.log(share)) - 1)
    while (1 - 1 / cells) ** (people - 1) < share:
        cells += 1
    return cells
