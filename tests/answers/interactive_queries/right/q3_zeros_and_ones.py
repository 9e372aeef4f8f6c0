# Tries each data set with a 0 and with a 1 in each place.
def refusal_leak(refuses, n):
    for place in range(n):
        for rest in itertools.product((0, 1), repeat=n - 1):
            zero, one = ((*rest[:place], bit, *rest[place:]) for bit in (0, 1))
            if [bool(refuses(zero)), bool(refuses(one))] in ([True, False], [False, True]):
                return zero, one
    return None
