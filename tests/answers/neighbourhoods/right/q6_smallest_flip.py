# The entry that loses most is the one that flips least.
def record_epsilons(flips):
    def loss(p):
        return 2 * math.atanh(1 - 2 * p) if p > 0 else math.inf

    return [math.fsum(map(loss, flips)), loss(min(flips))]
