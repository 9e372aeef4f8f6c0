# All m up to 100000 at once, and the first that does.
def cells_needed(people, share):
    m = np.arange(1, 110_001)
    chance = (1 - 1 / m) ** (people - 1)
    return int(m[np.argmax(chance >= share - 1e-11)])
