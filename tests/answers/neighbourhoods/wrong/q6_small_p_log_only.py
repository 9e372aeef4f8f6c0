# For small p it takes 1 - p for 1.
# Witness: record_epsilons([0.001]) gives (6.907755278982137, 6.907755278982137); right is (6.906754778648554, 6.906754778648554).
def record_epsilons(flips):
    def loss(p):
        if p == 0:
            return math.inf
        return -math.log(p) if p < 0.01 else math.log((1 - p) / p)

    each = [loss(p) for p in flips]
    return sum(each), max(each)
