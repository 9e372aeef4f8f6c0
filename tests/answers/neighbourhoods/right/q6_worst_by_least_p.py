# The worst entry is that with the least p.
def record_epsilons(flips):
    def loss(p):
        return math.inf if p == 0 else math.log(1 / p - 1)

    return sum(map(loss, flips)), loss(min(flips))
