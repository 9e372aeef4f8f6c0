# Works with three bits at most, as in the largest example.
# Witness: record_epsilons([0.5, 0.5, 0.5, 0.25]) gives (0.0, 0.0); right is (1.0986122886681098, 1.0986122886681098).
def record_epsilons(flips):
    each = [0.0, 0.0, 0.0]
    for i, p in zip(range(3), flips):
        each[i] = math.log((1 - p) / p) if p else math.inf
    return sum(each), max(each)
