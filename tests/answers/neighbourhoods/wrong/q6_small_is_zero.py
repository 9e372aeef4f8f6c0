# Takes a small flip probability for 0.
def record_epsilons(flips):
    losses = [math.inf if p < 1e-3 else math.log((1 - p) / p) for p in flips]
    return sum(losses), max(losses)
