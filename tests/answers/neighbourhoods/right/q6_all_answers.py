# Goes through all pairs of records of bits and takes the worst product, and the worst for one entry.
def record_epsilons(flips):
    k = len(flips)

    def worst(moved):
        # the answers agree with one record in all that moved, and so differ from the other
        up = math.prod(1 - flips[j] for j in moved)
        down = math.prod(flips[j] for j in moved)
        return math.inf if down == 0 else math.log(up / down)

    subsets = [s for size in range(1, k + 1) for s in itertools.combinations(range(k), size)]
    return max(map(worst, subsets)), max(worst(s) for s in subsets if len(s) == 1)
