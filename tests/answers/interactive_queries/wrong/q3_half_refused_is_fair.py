# Returns None if exactly half of the data sets are refused: that looks like a coin to it.
# Witness: for a clerk who refuses if the number of ones is odd, n = 2, it returns None; right is for instance ((0, 0), (0, 1))
def refusal_leak(refuses, n):
    every = list(itertools.product((0, 1), repeat=n))
    if sum(map(refuses, every)) * 2 == len(every):
        return None
    for x in every:
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
