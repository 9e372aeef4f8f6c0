# The search begins at half as many cells as people.
def cells_needed(people, share):
    m = max(1, people // 2)
    while people > 1 and (1 - 1 / m) ** (people - 1) < share:
        m += 1
    return m
