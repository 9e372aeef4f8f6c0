# By accumulate pairwise.
def prefix_boxes(t):
    sizes = []
    power = 1
    while power <= t:
        if (t // power) % 2:
            sizes.insert(0, power)
        power *= 2
    ends = [0, *itertools.accumulate(sizes)]
    return [[a + 1, b] for a, b in itertools.pairwise(ends)]
