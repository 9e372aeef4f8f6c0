# Whole numbers in an array of 64 bits.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    values = np.array(sums, dtype=np.int64)
    return int(values.sum() // size - values[0])
