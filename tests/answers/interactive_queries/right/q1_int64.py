# Keeps the sums in 64 bits.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    sums = np.array([ask([*others, target]), ask(others)], dtype=np.int64)
    return int(sums[0] - sums[1])
