# Searches all m up to 200000 by numpy's searchsorted, in a growing array.
def cells_needed(people, share):
    if people == 1:
        return 1
    m = np.arange(2, 100_000)
    chances = (people - 1) * np.log1p(-1 / m)
    return 2 + int(np.searchsorted(chances, math.log(share) - 1e-15))
