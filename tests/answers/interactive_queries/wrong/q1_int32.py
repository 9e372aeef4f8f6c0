# Keeps the sums in 32 bits.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    sums = [int(np.array(ask(g)).astype(np.int32)) for g in ([*others, target], others)]
    return sums[0] - sums[1]
