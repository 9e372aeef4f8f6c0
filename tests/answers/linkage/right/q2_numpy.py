# Finds the first of many by numpy.
def cells_needed(people, share):
    start = max(1, int((people - 1) / -np.log(share)) - 2)
    cells = np.arange(start, start + 10)
    return int(cells[(1 - 1 / cells) ** (people - 1) >= share][0])
