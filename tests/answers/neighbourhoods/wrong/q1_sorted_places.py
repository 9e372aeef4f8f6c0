# Against (2, 3, 4): sorted tuples compared place by place give 3 edits, it is 1.
def group_bounds(x, y, epsilon):
    if len(x) == len(y):
        edits = sum(a != b for a, b in zip(sorted(x), sorted(y)))
        return 2 * edits * epsilon, edits * epsilon
    here, there = Counter(x), Counter(y)
    k = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return k * epsilon, math.inf
