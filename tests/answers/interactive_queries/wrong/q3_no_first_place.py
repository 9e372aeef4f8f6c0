# Numbers the places from 1 and so never changes the first one, nor a single person.
# Witness: for a clerk who refuses if the first bit is 0, n = 6, it returns None; right is for instance ((0, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0))
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(1, n):
            y = list(x)
            y[i] ^= 1
            if refuses(x) != refuses(tuple(y)):
                return x, tuple(y)
    return None
