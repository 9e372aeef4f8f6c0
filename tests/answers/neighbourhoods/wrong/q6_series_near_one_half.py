# Above 0.45 the logarithm is replaced by the first term of its series, 2(1 - 2p). Input: [0.46].
def record_epsilons(flips):
    def one(p):
        if p == 0:
            return math.inf
        return 2 * (1 - 2 * p) if p > 0.45 else math.log((1 - p) / p)

    return math.fsum(map(one, flips)), max(map(one, flips))
