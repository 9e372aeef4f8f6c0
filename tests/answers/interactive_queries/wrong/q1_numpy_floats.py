# Puts both sums into an array of floats.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    sums = np.array([ask([*others, target]), ask(others)], dtype=float)
    return int(sums[0] - sums[1])
