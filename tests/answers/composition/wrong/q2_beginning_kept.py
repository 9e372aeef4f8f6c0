# A pattern is kept between calls and made longer in front; later calls take its beginning and not its end.
# Witness: [change(moving_up(n)) for n in (2, 1)] gives [2, 0]; right is [2, 1].
pattern = [1]


def moving_up(n):
    while len(pattern) < n:
        pattern.insert(0, 1 - pattern[0])
    x = tuple(pattern[:n])
    return x, x[1:]
