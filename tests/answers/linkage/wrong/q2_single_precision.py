# Computed in float32: wrong for large towns.
def cells_needed(people, share):
    if people == 1:
        return 1
    root = np.float32(share) ** np.float32(1 / (people - 1))
    if people > 2000:
        return int(np.ceil(1 / (np.float32(1) - root)))
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
