# Compares data sets that follow each other in counting order, which differ in several places at times.
# Witness: for a clerk who refuses if the first bit is 1, n = 3, it returns ((0, 1, 1), (1, 0, 0)), which differ in three places; right is for instance ((0, 0, 0), (1, 0, 0))
def refusal_leak(refuses, n):
    every = list(itertools.product((0, 1), repeat=n))
    for x, y in zip(every, every[1:]):
        if refuses(x) != refuses(y):
            return x, y
    return None
