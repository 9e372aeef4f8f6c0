# Searches in steps of a ten-thousandth of m, which jumps past the smallest m when m is large.
def cells_needed(people, share):
    m = 1
    while (1 - 1 / m) ** (people - 1) < share:
        m += max(1, m // 10_000)
    return m
