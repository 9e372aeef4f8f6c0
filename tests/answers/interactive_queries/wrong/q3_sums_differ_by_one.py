# Takes data sets for neighbours whose sums differ by one.
# Witness: for a clerk who refuses (1, 1, 0) only, n = 3, it returns ((0, 0, 1), (1, 1, 0)), which differ in three places; right is for instance ((1, 0, 0), (1, 1, 0))
def refusal_leak(refuses, n):
    for x, y in itertools.combinations(itertools.product((0, 1), repeat=n), 2):
        if abs(sum(x) - sum(y)) == 1 and refuses(x) != refuses(y):
            return x, y
    return None
