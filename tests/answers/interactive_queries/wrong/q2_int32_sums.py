# Keeps the sums in 32 bits.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    total = int(np.array(sums).astype(np.int32).sum())
    return total // size - sums[0]
