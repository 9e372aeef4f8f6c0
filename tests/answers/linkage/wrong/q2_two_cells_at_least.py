# One person gets two cells, since one cell is no partition.
def cells_needed(people, share):
    m = 2
    while (1 - 1 / m) ** (people - 1) < share and people > 1:
        m += 1
    return 1 if people == 1 and share < 0.9 else m
