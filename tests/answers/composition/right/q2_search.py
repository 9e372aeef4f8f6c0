# Tries all lists, if there are few; else alternates.
def moving_up(n):
    if n > 8:
        x = ((0, 1) * n)[-n:]
        return x, x[1:]

    def moved(x, y):
        return abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))

    pairs = [(x, x[1:]) for x in itertools.product((0, 1), repeat=n)]
    return max(pairs, key=lambda pair: moved(*pair))
